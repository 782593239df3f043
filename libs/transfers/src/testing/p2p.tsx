import {
  type Answer,
  enter,
  fakeBank,
  noTransactions,
  type ReceivedCall,
  renderBank,
  sampleAccess,
  sampleAccount,
  sampleCustomer,
  sampleTransfer,
} from '@bank/kit/testing';
import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { Component, loader } from '../p2p/p2p-screen';

type Answers = Record<string, (call: ReceivedCall) => Answer | Promise<Answer>>;

export const quoted = {
  fee: '1.2',
  debitAmount: '250',
  total: '251.2',
  debitCurrencyCode: 'EUR',
  exchangeRate: '1',
  available: '1200.5',
  amount: '250',
  currencyCode: 'EUR',
  stays: '0',
  arrivesAt: '2026-11-16T10:00:00.000Z',
  approval: { by: 'self', needed: 0, names: [] },
};
export const recent = {
  transactionId: 'T9',
  type: 'p2p',
  permission: '3d',
  isDisabled: false,
  name: 'Carla Ruiz',
  email: 'carla@personas.test',
  ending: null,
  countryCode: null,
  amount: '10',
  currencyCode: 'EUR',
  date: '2026-11-01T10:00:00.000Z',
};

export function bank(more: Answers = {}) {
  return fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    userAccessInfo: () => ({ customerAccess: sampleAccess() }),
    balanceInquiry: () => ({
      accounts: { account: [sampleAccount(), sampleAccount({ accountId: 12, name: 'Dollars', currencyCode: 'USD' })] },
    }),
    recentTransfersList: () => ({ transfers: [recent] }),
    payeeList: () => ({ payees: [] }),
    beneficiariesList: () => ({ templates: [], cards: [] }),
    invoiceListReceived: () => ({ total: 0, invoices: [], open: [] }),
    emailsGet: () => ({ emails: [] }),
    p2pTemplateList: () => ({ templates: [] }),
    transactionHistory: () => noTransactions,
    checkPayeeEmail: ({ input }) => {
      const exists = input['email'] !== 'nobody@personas.test';
      return { exist: exists, exists, isEmployee: false, outBlacklist: false, name: exists ? 'Ben Ode' : null };
    },
    p2pTransferFee: () => quoted,
    paymentHints: () => ({ hints: [{ kind: 'newPayee' }] }),
    p2pTransfer: () => ({ ...sampleTransfer() }),
    normalConfirm: () => ({ ...sampleTransfer({ status: 'posted' }) }),
    ...more,
  });
}

/** @param onStep hears of every address, before it is the page's */
export const show = (onStep: (url: string) => void = () => undefined) =>
  renderBank(
    {
      Component,
      loader: (args) => {
        onStep(args.request.url);
        return loader();
      },
    },
    { at: '/transfer/p2p', messages, brand: { id: 'd' } },
  );

export type User = ReturnType<typeof userEvent.setup>;
export const next = (user: User) => user.click(screen.getByRole('button', { name: 'Continue' }));

/** The payee, and then how much. The address is pasted: p2p-screen.test.tsx types one. */
export async function fill(user: User, { email = 'ben@personas.test', amount = '250' } = {}) {
  await enter(user, await screen.findByLabelText('Who should get money?'), email);
  await next(user);
  await user.type(await screen.findByLabelText('Payee gets'), amount);
}

export const check = (user: User) => user.click(screen.getByRole('button', { name: 'Check and send' }));

export async function toReview(user: User) {
  await fill(user);
  await user.click(screen.getByRole('button', { name: /^Check/ }));
  return screen.findByRole('dialog', { name: 'Check, then confirm' });
}
/** Confirms at the sheet; who approves by a code is asked for it there. */
export const send = async (user: User) =>
  user.click(within(await toReview(user)).getByRole('button', { name: /^(Confirm with a code|Send)/ }));
export const receipt = () => screen.findByRole('heading', { name: /You sent €250.00 to Ben Ode/ });
