// Rules: R2.4.3, R2.4.4, R2.9.5.
import { I18nProvider } from '@bank/i18n';
import { kitMessages, sampleTransfer } from '@bank/kit/testing';
import type { CreatedPayment } from '@bank/protocol/transfers';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import first from '../messages/en.json';
import steps from '../messages-steps/en.json';
import { Receipt } from './receipt';

const messages = { ...kitMessages, ...first, ...steps };
const words = {
  sentence: 'transfers.review.sentence',
  sentenceExchanged: 'transfers.review.sentenceExchanged',
  arrival: 'transfers.review.atOnce',
  done: 'transfers.success.sentence',
  created: 'transfers.success.createdSentence',
  pending: 'transfers.success.pendingSentence',
} as const;

function show(payment: CreatedPayment, wasCoded = true) {
  const onClose = jest.fn();
  render(
    <I18nProvider lang="en" messages={messages}>
      <MemoryRouter>
        <Receipt payment={payment} words={words} wasCoded={wasCoded} onAgain={jest.fn()} onClose={onClose} />
      </MemoryRouter>
    </I18nProvider>,
  );
  return onClose;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const coded = (approveType: CreatedPayment['approveType']) => sampleTransfer({ status: 'posted', approveType });

test('after a code by SMS the popup closes after 3 s', () => {
  const onClose = show(coded('sms'));
  pass(2999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('under the pointer it stays', async () => {
  const onClose = show(coded('sms'));
  const again = await screen.findByRole('button', { name: messages['transfers.success.again'] });
  fireEvent.pointerEnter(again);
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
});

test.each(['otp', 'push', 'none'] as const)('approved by %s it waits for the reader', async (approveType) => {
  const onClose = show(coded(approveType));
  await screen.findByRole('dialog');
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
});

test('a payment that is still pending says so with an asterisk', async () => {
  show(sampleTransfer({ status: 'pending', approveType: 'push' }), false);
  const dialog = await screen.findByRole('dialog', { name: /\*$/ });
  expect(dialog).toHaveTextContent(/\* Approve it on your device/);
});
