// Rules: R2.4.65.
import {
  type Answer,
  fakeBank,
  noTransactions,
  renderBank,
  sampleAccess,
  sampleAccount,
  sampleCustomer,
  sampleTransfer,
} from '@bank/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { Component, loader } from './external-screen';

const payee = { kind: 'bankAccount', name: 'Luc Rey', accountNumber: '1234567' } as const;
const quoted = {
  fee: '12',
  debitAmount: '18.4',
  total: '30.4',
  debitCurrencyCode: 'EUR',
  exchangeRate: '1.08695652',
  available: '1200.5',
  amount: '20',
  currencyCode: 'EUR',
  stays: '0',
  arrivesAt: '2027-01-05T12:00:00.000Z',
  approval: { by: 'self', needed: 0, names: [] },
};
const way = {
  ...{ type: 'wire', scheme: 'SWIFT', isPermitted: true, fee: '12', feeRate: '0.001', feeCurrencyCode: 'EUR' },
  ...{ arrivesAt: quoted.arrivesAt, confirmations: null, fields: [] },
};

/** A bank that holds a rate for so many ms, and another one after it. */
function bank(heldMs: number, sent: (quoteId: unknown) => Answer) {
  const held = [heldMs, 600_000].map((ms, n) => ({
    ...quoted,
    ...{ total: `3${n * 2}.4`, quoteId: `Q${n}`, heldUntil: new Date(Date.now() + ms).toISOString() },
  }));
  return fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer({ permissions: ['other.wire'] }) }),
    userAccessInfo: () => ({ customerAccess: sampleAccess({ permissions: [] }) }),
    balanceInquiry: () => ({ accounts: { account: [sampleAccount()] } }),
    transactionHistory: () => noTransactions,
    recentTransfersList: () => ({ transfers: [] }),
    externalWays: () => ({ ways: [way] }),
    externalDetailsCheck: () => ({}),
    wireTransferFee: ({ input }) => (input['hold'] === true ? (held.shift() ?? quoted) : quoted),
    wireTransfer: ({ input }) => sent(input['quoteId']),
  });
}

async function toReview(user: ReturnType<typeof userEvent.setup>) {
  renderBank({ Component, loader }, { at: '/transfer/external', messages, brand: { id: 'd' } });
  await user.type(await screen.findByLabelText('Name of the payee'), 'Luc Rey');
  await user.click(screen.getByRole('button', { name: /Country of the bank/ }));
  await user.click(await screen.findByRole('option', { name: 'France' }));
  await screen.findByRole('radio', { name: /Wire transfer/ });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText('Payee gets'), '20');
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  return screen.findByRole('dialog', { name: 'Check, then confirm' });
}

const done = () => ({
  ...sampleTransfer({
    ...{ kind: 'Wire', status: 'posted', approveType: 'none' },
    summary: { payee, amount: '20', currencyCode: 'EUR' },
  }),
});
const CONFIRM = { name: /^(Send now|Confirm with a code)$/ };
beforeEach(() => sessionStorage.clear());

test('a rate that has run out is renewed before it is sent, and what that changes is said', async () => {
  const calls = bank(0, done);
  const user = userEvent.setup();
  const review = await toReview(user);
  expect(await within(review).findByText(/€2\.00 more leaves your account than before/)).toBeVisible();
  expect(within(review).getByRole('timer')).toHaveTextContent(/This rate is held for \d+ s\./);
  expect(calls.of('wireTransfer')).toHaveLength(0);
  await user.click(within(review).getByRole('button', CONFIRM));
  expect(await screen.findByRole('heading', { name: /Luc Rey/ })).toBeVisible();
  expect(calls.of('wireTransfer').map(({ input }) => input)).toMatchObject([{ quoteId: 'Q1', countryCode: 'FR' }]);
});

test('a rate that the bank does not hold any more is not taken for another', async () => {
  const calls = bank(600_000, (quoteId) =>
    quoteId === 'Q0' ? { refused: 'The rate was held for a minute.', reason: 'quoteExpired' } : done(),
  );
  const user = userEvent.setup();
  const review = await toReview(user);
  await user.click(within(review).getByRole('button', CONFIRM));
  expect(await within(review).findByText(/€2\.00 more leaves your account than before/)).toBeVisible();
  expect(review).toHaveTextContent(/32\.40/);
  await user.click(within(review).getByRole('button', CONFIRM));
  expect(await screen.findByRole('heading', { name: /Luc Rey/ })).toBeVisible();
  const [first, second, third] = calls.of('wireTransfer');
  expect([first?.input, second?.input, third]).toMatchObject([{ quoteId: 'Q0' }, { quoteId: 'Q1' }, undefined]);
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});
