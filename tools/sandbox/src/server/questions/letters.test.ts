// Rules: R0.57.
import type { Row } from '@bank/protocol';
import { balanceInquiry } from '@bank/protocol/accounts';
import { invoiceReject } from '@bank/protocol/invoices';
import { p2pTransfer } from '@bank/protocol/transfers';
import type { Notice } from '../../platform/notices';
import { moneyBank } from '../test-caller';
import type { MoneyBank } from '../test-caller';
import { watchLetters } from './letters';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());

const notice = (to: { userId: number } | { customerId: number }): Notice => ({
  ...to,
  topic: 'transfers',
  words: () => ({ subject: 'x', text: 'x' }),
});
const letter = (to: string) => ({ reason: 'letter', channel: 'email', to, text: 'x' }) as const;

/** Olivia’s company is customer 1005, and Lev one of its users; Ben is customer 1002. */
async function writes(row: Row, { notices = [], to = [] }: { notices?: readonly Notice[]; to?: readonly string[] }) {
  const { outbox, mayWrite } = watchLetters(row, bank.as('olivia'));
  await outbox.tell(...notices);
  for (const one of to) await outbox.send(bank.db, letter(one));
  return mayWrite();
}

it('a call without a line that writes to a stranger may not, by customer, by user and by address', async () => {
  await expect(writes(balanceInquiry, { notices: [notice({ customerId: 1002 })] })).resolves.toBe(false);
  await expect(writes(balanceInquiry, { notices: [notice({ userId: 2 })] })).resolves.toBe(false);
  await expect(writes(balanceInquiry, { to: ['stranger@nowhere.test'] })).resolves.toBe(false);
});

it('its own customer, its users and its addresses are no strangers', async () => {
  const notices = [notice({ customerId: 1005 }), notice({ userId: 5 }), notice({ userId: 7 })];
  await expect(writes(balanceInquiry, { notices, to: ['olivia@personas.test'] })).resolves.toBe(true);
});

it('a call with a line may, and so may a payment', async () => {
  const notices = [notice({ customerId: 1002 })];
  await expect(writes(invoiceReject, { notices })).resolves.toBe(true);
  await expect(writes(p2pTransfer, { notices })).resolves.toBe(true);
});
