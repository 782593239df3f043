import { I18nProvider } from '@bank/i18n';
import { kitMessages } from '@bank/kit/testing';
import { session } from '@bank/session';
import { render, screen } from '@testing-library/react';
import shellMessages from '../messages/en.json';
import { EmailConfirmation } from '../page/email-confirmation';
import { takeAddressWords } from './address-words';

const open = (address: string) => {
  history.replaceState(null, '', address);
  takeAddressWords(location, history);
};
beforeEach(() => session.setState({ actingCustomerId: null }));

test('a link with fromCustomerId chooses the customer acted for, and the address forgets it (R1.2.29)', () => {
  open('/history?fromCustomerId=1005&page=2');
  expect(session.getState().actingCustomerId).toBe(1005);
  expect(location.pathname + location.search).toBe('/history?page=2');
});

test.each(['abc', '-1', '1005.0', ''])('fromCustomerId=%s chooses nobody (R0.23)', (text) => {
  open(`/home?fromCustomerId=${text}`);
  expect(session.getState().actingCustomerId).toBeNull();
  expect(location.search).toBe('');
});

test.each([
  ['success', 'Your E-mail address has been confirmed!'],
  ['fail', 'An error has occurred. Please contact us.'],
])('a link that confirmed an address with %s says so (R1.2.32)', async (word, sentence) => {
  open(`/login?emailConfirmation=${word}`);
  render(
    <I18nProvider lang="en" messages={{ ...kitMessages, ...shellMessages }}>
      <EmailConfirmation />
    </I18nProvider>,
  );
  expect(await screen.findByRole('dialog', { name: 'E-MAIL CONFIRMATION' })).toHaveTextContent(sentence);
});
