// Rules: R0.173, R0.174.
import { moveAddress, moveToMailboxes } from '../../identity/people/test-move-address';
import { personaOf } from '../../seed/personas';
import { moneyBank } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { searchCustomers } from '../admin/search';
import { handlers as history } from '../history/handlers';
import { handlers } from './handlers';
import { handlers as payees } from './payees/handlers';
import { handlers as recurring } from './recurring/handlers';

const KEPT = 'k@büro.test';
const MAILBOX = 'k@xn--bro-hoa.test';
const SEARCHES = ['büro', '@BÜRO', KEPT, 'xn--bro-hoa', MAILBOX];

let bank: MoneyBank;
/** Of Ana to Ben: from before and from after Ben's address was moved to its mailbox. The first one repeats. */
let before: string;
let after: string;
/** Of Ana to Otis, whose address stays as it is: Uma holds its mailbox. */
let stayed: string;
let isKnownByTheFirst: boolean | undefined;
beforeAll(async () => {
  bank = await moneyBank();
  await bank.db.query(`UPDATE app_user SET approve_mode = 'none'`);
  await moveAddress(bank.db, personaOf('ben').username, KEPT);
  before = await pay({ toEmail: KEPT, subscriptionPeriod: 'month' });
  await moveAddress(bank.db, personaOf('otis').username, 'o@faß.test');
  stayed = await pay({ toEmail: 'o@faß.test' });
  await moveAddress(bank.db, personaOf('uma').username, 'o@xn--fa-hia.test');
  await moveToMailboxes(bank);
  const [known] = await bank.db.query<{ isKnown: boolean }>('SELECT is_acquainted($1, $2) AS "isKnown"', [
    personaOf('ana').customerId,
    MAILBOX,
  ]);
  isKnownByTheFirst = known?.isKnown;
  bank.clock.advance(1000);
  after = await pay({ toEmail: MAILBOX });
});
afterAll(() => bank.close());

const ana = () => bank.as('ana');

async function pay(to: { toEmail: string; subscriptionPeriod?: 'month' }): Promise<string> {
  const order = { accountId: 10011, amount: '7.77', currency: 'EUR', ...to };
  const context = { ...bank.as('ana', { idempotencyKey: to.toEmail }), bodyHash: to.toEmail };
  return (await handlers.p2pTransfer(order, context)).trxid;
}

test.each(SEARCHES)('%j finds what is kept in either spelling', async (typed) => {
  for (const filter of [{ keyword: typed }, { email: typed }]) {
    const { transactions } = await history.transactionHistory({ ...filter, foldFees: true, pageNumber: 1 }, ana());
    expect(transactions.transaction.map(({ transactionId }) => transactionId)).toEqual([after, before]);
  }
  const { transfers } = await handlers.recentTransfersList({ types: ['p2p'], limit: 5, search: typed }, ana());
  expect(transfers).toMatchObject([{ transactionId: after, email: MAILBOX }]);
  const { people } = await history.searchEverything({ text: typed }, ana());
  expect(people).toEqual([{ name: 'Ben Ortega', email: MAILBOX }]);
  const { subscriptions } = await recurring.preApprovedList({ beneficiaryEmail: typed }, ana());
  expect(subscriptions.map(({ id }) => id)).toEqual([before]);
  const { customers } = await searchCustomers(bank.db, typed, 1);
  expect(customers.map(({ customerId }) => customerId)).toEqual([personaOf('ben').customerId]);
});

test('a longer label than the one that is kept finds nothing', async () => {
  const { transactions } = await history.transactionHistory({ keyword: 'büroo', pageNumber: 1 }, ana());
  expect(transactions.transaction).toEqual([]);
});

test('a payment in another spelling is one to the mailbox of its payee', async () => {
  expect(isKnownByTheFirst).toBe(true);
  const { transaction } = await handlers.recentTransferDetails({ transactionId: before }, ana());
  expect(transaction).toMatchObject({ isExtraParamsValid: true, details: { email: MAILBOX } });
  const { candidates } = await payees.payeeCandidateList({}, ana());
  expect(candidates.filter(({ detail }) => [KEPT, MAILBOX].includes(detail))).toMatchObject([{ transactionId: after }]);
  const { payee } = await payees.payeeAdd({ name: 'Ben', target: { kind: 'person', email: MAILBOX } }, ana());
  const { payments } = await payees.payeeDetails({ payeeId: payee.payeeId }, ana());
  expect(payments.map(({ transactionId }) => transactionId)).toEqual([after, before]);
  expect(
    await bank.db.query(`SELECT to_email AS email FROM paid_before($1, $2) WHERE to_email LIKE 'k@%'`, [
      personaOf('ana').customerId,
      new Date(bank.clock.now() + 1),
    ]),
  ).toEqual([{ email: MAILBOX }]);
});

test('nobody is offered to be paid again at an address whose mailbox another one holds', async () => {
  const { transfers } = await handlers.recentTransfersList({ types: ['p2p'], limit: 5, search: 'faß' }, ana());
  expect(transfers).toMatchObject([{ transactionId: stayed, isDisabled: true }]);
  const { candidates } = await payees.payeeCandidateList({}, ana());
  expect(candidates.filter(({ detail }) => detail.startsWith('o@'))).toEqual([]);
});
