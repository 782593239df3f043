// Rules: R2.4.77.
import { I18nProvider } from '@bank/i18n';
import { kitMessages, sampleTransfer, turnedTexts } from '@bank/kit/testing';
import type { Payee } from '@bank/protocol/transfers';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import steps from '../messages-steps/en.json';
import { Receipt } from './receipt';
import { SignedPayment } from './signed-payment';

const TURNING = 'cba\u202e · fee';
const words = {
  plan: ['transfers.plan.who', 'transfers.plan.howMuch', 'transfers.plan.check'],
  sentence: 'transfers.review.sentence',
  noName: 'transfers.flow.noName',
  arrival: 'transfers.review.atOnce',
  sent: 'transfers.success.sent',
  arrived: 'transfers.track.payeeHas',
  done: 'transfers.success.sentence',
  released: { title: 'transfers.external.sent', body: 'transfers.external.done' },
  returned: 'kit.found.returnedBody',
  created: 'transfers.success.createdSentence',
  pending: 'transfers.success.pendingSentence',
} as const;

const PAYEES: readonly Payee[] = [
  { kind: 'customer', name: TURNING, email: 'ben@personas.test' },
  { kind: 'bankAccount', name: TURNING, accountNumber: 'DE89370400440532013000' },
  { kind: 'ownAccount', name: TURNING, accountId: 12 },
  { kind: 'batch', name: TURNING, rows: 3 },
];
const STATUSES = ['posted', 'released', 'created', 'pending', 'held', 'cancelled', 'returned'] as const;

test.each(PAYEES.flatMap((payee) => STATUSES.map((status) => ({ status, payee }))))(
  'a payment to a $payee.kind that is $status: neither its name nor its note turns the words of the bank',
  ({ status, payee }) => {
    const payment = sampleTransfer({ status, summary: { payee, note: TURNING } });
    render(
      <I18nProvider lang="en" messages={{ ...kitMessages, ...steps }}>
        <MemoryRouter>
          <Receipt
            payment={payment}
            words={words}
            fromAccount={TURNING}
            wasCoded={false}
            details={[]}
            onUndo={() => Promise.resolve()}
            onAgain={jest.fn()}
            onAnother={jest.fn()}
          />
          <SignedPayment
            summary={payment.summary}
            words={words}
            details={[]}
            fromAccount={TURNING}
            others={{ needed: 0, names: [] }}
          />
        </MemoryRouter>
      </I18nProvider>,
    );
    expect(screen.getAllByText(/\u202e/u).length).toBeGreaterThan(3);
    expect(turnedTexts()).toEqual([]);
  },
);
