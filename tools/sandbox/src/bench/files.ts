import { add } from '@bank/money';
import { withBank } from './bank';
import { fillOne } from './fill';
import { watched } from './held';
import type { Held } from './held';
import { signIn } from './payers';
import type { Payer } from './payers';

/** Payments of one account; every tenth has a fee, which is an entry of its own. */
const PAYMENTS = Number(process.env['BENCH_PAYMENTS'] ?? 100_000);
const IN_A_MONTH = Number(process.env['BENCH_MONTH'] ?? 30_000);
const FORMATS = ['csv', 'xlsx', 'pdf', 'camt053', 'mt940', 'ofx'] as const;
const LOOK_EVERY_MS = 100;
const MB = 1024 * 1024;

/** Where the amounts of a format stand in its text; null for those that are no text, whose sums tests read. */
const AMOUNTS: Readonly<Record<(typeof FORMATS)[number], RegExp | null>> = {
  csv: /,(\d+\.\d+)?,(\d+\.\d+)?,EUR,/g,
  camt053: /<Ntry><NtryRef>\d+<\/NtryRef><Amt Ccy="EUR">([\d.]+)<\/Amt>/g,
  mt940: /^:61:\d{10}[CD]([\d,]+)N/gm,
  ofx: /<TRNAMT>-?([\d.]+)</g,
  xlsx: null,
  pdf: null,
};

/** What one file cost the bank. */
interface Cost {
  file: string;
  ms: number;
  bytes: number;
  /** The most that the whole process had in memory while the file was made. */
  rssMb: number;
  held: Held;
  /** Whether the amounts of the file add up to the ledger's; null where they cannot be read from its text. */
  addsUp: boolean | null;
}

/** Prints one line of JSON: what files of a long account cost, one after the other, and a statement of a busy month. */
async function main(): Promise<void> {
  await withBank(2, async ({ db, address, payers }) => {
    const [long, busy] = payers as [Payer, Payer];
    const monthStart = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth(), 1)).getTime();
    await fillOne(db, long, { large: PAYMENTS, days: 365, now: Date.now() });
    await fillOne(db, busy, { large: IN_A_MONTH, days: 27, now: monthStart });
    const [{ moved = '' } = {}] = await db.query<{ moved: string }>(
      `SELECT sum(abs(amount))::text AS moved FROM entry WHERE account_id = $1 AND at > '1971-01-01'`,
      [long.accountId],
    );
    const before = Math.round(process.memoryUsage.rss() / MB);
    const costs: Cost[] = [];
    for (const format of FORMATS) costs.push(await exported(address, long, format, add(moved, '0')));
    costs.push(await stated(address, busy, new Date(monthStart - 1).toISOString().slice(0, 7)));
    console.log(JSON.stringify({ before, costs }));
  });
}

async function exported(address: string, payer: Payer, format: (typeof FORMATS)[number], moved: string): Promise<Cost> {
  const headers = headersOf(await signIn(address, payer));
  const amounts = AMOUNTS[format];
  const { moved: found, ...cost } = await costOf(async () => {
    const { exportId } = await call<{ exportId: string }>(address, headers, 'exportStart', {
      accountId: payer.accountId,
      format,
      fromDate: '1971-01-01',
    });
    for (;;) {
      const { status } = await call<{ status: string }>(address, headers, 'exportStatus', { exportId });
      if (status === 'ready') return fetch(`${address}/history/exports/${exportId}`, { headers });
      if (status === 'failed') throw new Error(`the bank could not write ${format}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }, amounts);
  return { file: format, ...cost, addsUp: amounts === null ? null : found === moved };
}

async function stated(address: string, payer: Payer, month: string): Promise<Cost> {
  const headers = headersOf(await signIn(address, payer));
  const { ms, bytes, rssMb, held } = await costOf(() =>
    fetch(`${address}/statements/d/${payer.accountId}/months/${month}`, { headers }),
  );
  return { file: `statement of ${IN_A_MONTH.toLocaleString('en')} payments`, ms, bytes, rssMb, held, addsUp: null };
}

/** Watches the process until the file is read to its end. It is read piece by piece, because its reader is somewhere else. */
async function costOf(make: () => Promise<Response>, amounts: RegExp | null = null) {
  let rss = 0;
  const look = setInterval(() => (rss = Math.max(rss, process.memoryUsage.rss())), LOOK_EVERY_MS);
  const started = performance.now();
  const [{ bytes, moved }, held] = await watched(make().then((answer) => read(answer, amounts)));
  const ms = performance.now() - started;
  clearInterval(look);
  return { ms, bytes, moved, rssMb: Math.round(rss / MB), held };
}

/** Adds up amounts in hundredths, which all of these are whole numbers of, line by line. */
async function read(answer: Response, amounts: RegExp | null): Promise<{ bytes: number; moved: string }> {
  if (!answer.ok || !answer.body) throw new Error(`HTTP ${answer.status} ${(await answer.text()).slice(0, 300)}`);
  const decoder = new TextDecoder();
  let [bytes, cents, rest] = [0, 0n, ''];
  const count = (text: string) => {
    for (const [, ...found] of amounts === null ? [] : text.matchAll(amounts))
      for (const amount of found) if (amount !== undefined) cents += BigInt(amount.replace(/[.,]/, ''));
  };
  for await (const piece of answer.body) {
    bytes += piece.length;
    if (amounts === null) continue;
    const text = rest + decoder.decode(piece, { stream: true });
    const end = text.lastIndexOf('\n') + 1;
    count(text.slice(0, end));
    rest = text.slice(end);
  }
  count(rest);
  return { bytes, moved: add(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`, '0') };
}

const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  'x-client-version': '2.1.2',
  'accept-language': 'en',
});

async function call<Answer>(
  address: string,
  headers: Record<string, string>,
  method: string,
  input: object,
): Promise<Answer> {
  const answer = await fetch(`${address}/?${method}`, { method: 'POST', headers, body: JSON.stringify(input) });
  const result: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${method}: HTTP ${answer.status} ${JSON.stringify(result)}`);
  // The bank checks its own answers against the method table.
  return result as Answer;
}

await main();
