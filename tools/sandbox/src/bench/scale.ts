import { withBank } from './bank';
import type { FilledBank } from './bank';
import { customersOf, fill, RARE_WORD } from './fill';
import { signIn } from './payers';
import type { Payer } from './payers';
import { median } from './statistics';

const SMALL = 10_000;
const LARGE = Number(process.env['BENCH_ENTRIES'] ?? 1_000_000);
const ROUNDS = 11;

/** Who asks, and at which bank. */
interface Caller {
  address: string;
  token: string;
  accountId: number;
}

type Ask = (method: string, params?: object) => Promise<void>;
/** What a screen asks for. */
type Visit = (ask: Ask, caller: Caller) => Promise<void>;

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

/** Milliseconds of one visit at both banks, and their ratio. */
interface Growth {
  visit: string;
  small: number;
  large: number;
  ratio: number;
}

/** Prints one line of JSON: what visits take at a small and at a large bank, in turns, for an ordinary customer and one who has very many payments. */
async function main(): Promise<void> {
  await withBank(customersOf(SMALL), async (small) => {
    await fill(small.db, small.payers, SMALL, Date.now());
    await withBank(customersOf(LARGE), async (large) => {
      await fill(large.db, large.payers, LARGE, Date.now());
      const ordinary = await growths(small, large, 1);
      const busy = await growths(small, large, 0);
      console.log(JSON.stringify({ ordinary, busy }));
    });
  });
}

/** @param at which customer of each bank */
async function growths(small: FilledBank, large: FilledBank, at: number): Promise<Growth[]> {
  const [one, other] = [await callerOf(small, at), await callerOf(large, at)];
  const found: Growth[] = [];
  for (const [visit, run] of Object.entries(VISITS)) {
    const times: { small: number[]; large: number[] } = { small: [], large: [] };
    // Twice for nothing: statements are prepared and pages read.
    for (let round = -2; round < ROUNDS; round++) {
      const [a, b] = [await timed(run, one), await timed(run, other)];
      if (round < 0) continue;
      times.small.push(a);
      times.large.push(b);
    }
    const [a, b] = [median(times.small), median(times.large)];
    found.push({ visit, small: a, large: b, ratio: b / a });
  }
  return found;
}

async function callerOf({ address, payers }: FilledBank, at: number): Promise<Caller> {
  const payer = payers[at] as Payer;
  return { address, token: await signIn(address, payer), accountId: payer.accountId };
}

async function timed(visit: Visit, caller: Caller): Promise<number> {
  const started = performance.now();
  await visit((method, params = {}) => ask(caller, method, params), caller);
  return performance.now() - started;
}

async function ask({ address, token }: Caller, method: string, params: object): Promise<void> {
  const answer = await fetch(`${address}/?${method}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-client-version': '2.1.2',
      'accept-language': 'en',
    },
    body: JSON.stringify(params),
  });
  const text = await answer.text();
  if (!text.includes('"responseCode":"00"')) throw new Error(`${method}: HTTP ${answer.status} ${text.slice(0, 300)}`);
}

await main();
