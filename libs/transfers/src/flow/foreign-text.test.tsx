// Rules: R2.4.77.
import { I18nProvider } from '@bank/i18n';
import { kitMessages, sampleTransfer, turnedTexts } from '@bank/kit/testing';
import type { Payee } from '@bank/protocol/payment';
import { render, screen } from '@testing-library/react';
import steps from '../messages-steps/en.json';
import { showReceipt, words } from '../testing/receipt';
import { SignedPayment } from './signed-payment';

const TURNING = 'cba\u202e · fee';

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
    showReceipt(payment, { fromAccount: TURNING });
    render(
      <I18nProvider lang="en" messages={{ ...kitMessages, ...steps }}>
        <SignedPayment
          summary={payment.summary}
          words={words}
          details={[]}
          fromAccount={TURNING}
          others={{ needed: 0, names: [] }}
        />
      </I18nProvider>,
    );
    expect(screen.getAllByText(/\u202e/u).length).toBeGreaterThan(3);
    expect(turnedTexts()).toEqual([]);
  },
);
