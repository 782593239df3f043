import { PERSONA_PASSWORD } from '../seed/personas';
import { withBank } from './bank';
import type { FilledBank } from './bank';
import { fillOthers } from './others';
import { signIn } from './payers';
import { growths } from './visits';
import type { Caller, Visit } from './visits';

/** So many other customers have a row of everything. */
const OTHERS = Number(process.env['BENCH_OTHERS'] ?? 100_000);
const ROUNDS = 21;

const PAGE = { pageNumber: 1, pageSize: 20 };
/** The lists of what a customer has. */
const VISITS: Readonly<Record<string, Visit>> = {
  cards: (ask) => ask('cardList'),
  'purchases of a card': (ask, { accountId }) => ask('cardPurchaseList', { accountId }),
  'holds of an account': (ask, { accountId }) => ask('accountHoldList', { accountId }),
  invoices: (ask) => ask('invoiceListReceived', PAGE),
  batches: (ask) => ask('batchTransferList', PAGE),
  payees: (ask) => ask('payeeList'),
  'payments that repeat': (ask) => ask('preApprovedList'),
  notices: (ask) => ask('notificationList'),
  'sign-ins': (ask) => ask('loginHistory', { pageNumber: 1 }),
  accounts: (ask) => ask('balanceInquiry'),
};

/** Prints one line of JSON: what lists of one customer take at a bank without and at one with very many others, in turns (R0.63). */
async function main(): Promise<void> {
  await withBank(2, async (small) => {
    await withBank(2, async (large) => {
      await fillOthers(large.db, OTHERS, Date.now());
      console.log(JSON.stringify({ lists: await growths(VISITS, [await kaiAt(small), await kaiAt(large)], ROUNDS) }));
    });
  });
}

/** Kai has a card in every state. */
async function kaiAt({ address, db }: FilledBank): Promise<Caller> {
  const email = 'kai@personas.test';
  const [card] = await db.query<{ accountId: number }>(
    'SELECT min(c.account_id) AS "accountId" FROM card c JOIN app_user u USING (customer_id) WHERE u.email = $1',
    [email],
  );
  if (!card) throw new Error('kai has no card');
  return { address, accountId: card.accountId, token: await signIn(address, { email }, PERSONA_PASSWORD) };
}

await main();
