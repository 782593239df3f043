import { withBank } from './bank';
import type { FilledBank } from './bank';
import { customersOf, fill, RARE_WORD } from './fill';
import { signIn } from './payers';
import type { Payer } from './payers';
import { growths } from './visits';
import type { Caller, Visit } from './visits';

const SMALL = 10_000;
const LARGE = Number(process.env['BENCH_ENTRIES'] ?? 1_000_000);
const ROUNDS = 11;

const LIST = { foldFees: true, timeZone: 'Europe/Madrid' };
const PAGE = { ...LIST, pageNumber: 1, pageSize: 20 };
const today = new Date().toISOString().slice(0, 10);
const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);

const VISITS: Readonly<Record<string, Visit>> = {
  home: async (ask) => {
    await ask('balanceInquiry');
    await ask('transactionHistory', { pageNumber: 1, pageSize: 25 });
    await ask('defaultRatesList');
    await ask('monthSpending', { today });
    await ask('totalHistory', { currencyCode: 'EUR', fromDate: monthAgo, toDate: today });
  },
  'history, all accounts': (ask) => ask('transactionHistory', PAGE),
  'history, one account': (ask, { accountId }) => ask('transactionHistory', { ...PAGE, accountId }),
  'a category of it': (ask, { accountId }) => ask('transactionHistory', { ...PAGE, accountId, category: 'travel' }),
  'a month of it': (ask) => ask('transactionHistory', { ...PAGE, fromDate: monthAgo, toDate: today }),
  'in and out of a month': (ask) => ask('transactionSummary', { ...LIST, fromDate: monthAgo, toDate: today }),
  'in and out of everything': (ask) => ask('transactionSummary', LIST),
  'history by a rare word': (ask) => ask('transactionHistory', { ...PAGE, keyword: RARE_WORD }),
  'history by a common word': (ask) => ask('transactionHistory', { ...PAGE, keyword: 'aurora' }),
  'search by a rare word': (ask) => ask('searchEverything', { text: RARE_WORD }),
  'search by a common word': (ask) => ask('searchEverything', { text: 'aurora' }),
  'search by an unknown word': (ask) => ask('searchEverything', { text: 'xyzzy' }),
  'search by an amount': (ask) => ask('searchEverything', { text: '', amount: '12.34' }),
  insight: (ask) => ask('insightOverview', { today }),
};

/** Prints one line of JSON: what visits take at a small and at a large bank, in turns, for an ordinary customer and one who has very many payments. */
async function main(): Promise<void> {
  await withBank(customersOf(SMALL), async (small) => {
    await fill(small.db, small.payers, SMALL, Date.now());
    await withBank(customersOf(LARGE), async (large) => {
      await fill(large.db, large.payers, LARGE, Date.now());
      const ordinary = await both(small, large, 1);
      const busy = await both(small, large, 0);
      console.log(JSON.stringify({ ordinary, busy }));
    });
  });
}

/** @param at which customer of each bank */
const both = async (small: FilledBank, large: FilledBank, at: number) =>
  growths(VISITS, [await callerOf(small, at), await callerOf(large, at)], ROUNDS);

async function callerOf({ address, payers }: FilledBank, at: number): Promise<Caller> {
  const payer = payers[at] as Payer;
  return { address, token: await signIn(address, payer), accountId: payer.accountId };
}

await main();
