// Rules: R2.4.73.
import { confirm, moneyBank, refused, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { handlers as transfers } from '../transfers/handlers';
import { handlers } from './handlers';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());

const rowsOf = async (key: string) =>
  (await handlers.transactionHistory({ pageNumber: 1 }, bank.as(key))).transactions.transaction;

test('what its payer gave up, what nobody confirmed in time and what used up its code end differently', async () => {
  const order = { accountId: 10012, amount: '2', currency: 'USD', toEmail: 'otis@personas.test' };
  const made = async () => (await send(bank.as('ana'), order)).trxid;
  const [givenUp, late, guessed] = [await made(), await made(), await made()];
  await transfers.transferCancel({ trxid: givenUp }, bank.as('ana'));
  for (const approvalCode of ['000001', '000002', '000003', '000004', '000005', '000006'])
    await refused(confirm(bank.as('ana'), guessed, approvalCode));
  bank.clock.advance(11 * 60_000);
  const rows = await rowsOf('ana');
  const endOf = (id: string) => {
    const row = rows.find(({ transactionId }) => transactionId === id);
    return [row?.status, row?.ended];
  };
  expect(endOf(givenUp)).toEqual(['rejected', 'cancelled']);
  expect(endOf(late)).toEqual(['rejected', 'expired']);
  expect(endOf(guessed)).toEqual(['rejected', null]);
});

test('a payment says who ordered it where an administrator of the bank did, to its payer alone', async () => {
  const ada = bank.as('ada');
  if (!ada.caller) throw new Error('ada is nobody');
  const acting = { ...ada, caller: { ...ada.caller, customerId: 1002 } };
  const order = { accountId: 10021, amount: '5', currency: 'EUR', toEmail: 'ana@personas.test', note: 'For Ben' };
  const { trxid } = await send(acting, order);
  await confirm(acting, trxid, bank.sent.at(-1)?.code ?? '');
  const orderedBy = async (key: string) =>
    (await rowsOf(key)).filter(({ description }) => description === 'For Ben').map((row) => row.orderedByBank);
  expect(new Set(await orderedBy('ben'))).toEqual(new Set(['Ada K.']));
  expect(await orderedBy('ana')).toEqual([null]);
  expect((await rowsOf('ben')).some((row) => row.orderedByBank === null)).toBe(true);
});
