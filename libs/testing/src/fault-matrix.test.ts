// Rules: D28, R0.20, R0.21, R0.36.
import { ApiFailure, call, resolveOutcome } from '@bank/api-client';
import { accountTransfer } from '@bank/protocol/transfers-account';
import { transactionHistory } from '@bank/protocol/history';
import { p2pTransfer } from '@bank/protocol/transfers';
import { session } from '@bank/session';
import { connectBank } from '@bank/session/calls';
import { askBank } from './bank-window';
import { sandboxAdapter, signInAs } from './index';

// Every kind of payment × every fault that needs no browser. The truth is the payer's history and the
// outcome that the bank keeps under the key.

const KINDS = {
  p2p: (idempotencyKey: string) =>
    call(
      p2pTransfer,
      { accountId: 10021, amount: '0.01', currency: 'EUR', toEmail: 'ana@personas.test' },
      { idempotencyKey },
    ),
  account: (idempotencyKey: string) =>
    call(accountTransfer, { fromAccount: 10021, toAccount: 10022, toAmount: '0.01' }, { idempotencyKey }),
};
const METHODS = { p2p: 'p2pTransfer', account: 'accountTransfer' } as const;

const BODIES: Readonly<Record<string, string>> = {
  html: '<!doctype html><title>Gateway</title>',
  empty: '',
  'foreign JSON': '{"error":"timeout"}',
  truncated: '{"responseCode":"0',
  text: 'Bad gateway',
  'an envelope’s look': '{"responseCode":"VF","responseDescription":"no"}',
};
/** What answers in the bank's place, from between it and the page. */
interface Loss {
  status: number;
  body: string;
}
const LOSSES: readonly [name: string, loss: Loss][] = [
  ...[200, 403, 404, 408, 413, 429, 499, 500, 502, 503, 504].flatMap((status) =>
    Object.entries(BODIES).map(([name, body]): [string, Loss] => [`${status} with ${name}`, { status, body }]),
  ),
];

let next: { method: string; loss: Loss; isAfter: boolean } | null = null;
let lostLookUps = 0;

/** The bank in process, behind something that loses the next answer to one method, before or after the bank has worked. */
const real = sandboxAdapter();
const behindGateway: typeof real = async (config) => {
  const method = String(config.url).split('?')[1] ?? '';
  if (method === 'transferOutcome' && lostLookUps > 0) {
    lostLookUps -= 1;
    return { data: '', status: 504, statusText: '', headers: {}, config };
  }
  if (next?.method !== method) return real(config);
  const { loss, isAfter } = next;
  next = null;
  if (isAfter) await real(config);
  return { data: loss.body, status: loss.status, statusText: '', headers: { 'retry-after': '1' }, config };
};

/** How many postings the payer's history has; the audit of the whole ledger comes at the end. */
const postings = async () => (await call(transactionHistory, { accountId: 10021, pageNumber: 1, pageSize: 1 })).results;
/** Rows of one payment in it: a P2P payment has its fee beside it. */
const ROWS = { p2p: 2, account: 1 } as const;

beforeAll(async () => {
  connectBank({ baseUrl: '', language: () => 'en', adapter: behindGateway });
  session.setState(await signInAs('ben'));
});

const said = (work: Promise<{ status: string }>) =>
  work.then(
    ({ status }) => status,
    (failure: unknown) => (failure instanceof ApiFailure ? failure.kind : 'a bug'),
  );

const cells = (['p2p', 'account'] as const).flatMap((kind) =>
  LOSSES.flatMap(([name, loss]) => [false, true].map((isAfter) => ({ kind, name, loss, isAfter }))),
);

it.each(cells)('$kind × $name, after the bank has worked: $isAfter', async ({ kind, name, loss, isAfter }) => {
  const key = `matrix-${kind}-${name}-${isAfter}`.replaceAll(/[^\w-]/g, '-');
  const before = await postings();
  next = { method: METHODS[kind], loss, isAfter };
  // The first look-up is lost as well, for every second cell.
  lostLookUps = isAfter ? 1 : 0;
  // Whatever came back is not the bank's: unknown, never failed and never done.
  expect(await said(KINDS[kind](key))).toBe('unknownOutcome');
  const found = () => resolveOutcome(key);
  const { transfer } = await found().catch(found);
  const moved = (await postings()) - before;
  expect([moved, transfer?.status]).toEqual(isAfter ? [ROWS[kind], 'posted'] : [0, undefined]);
  // The same press again: what was done is answered as done, and what was closed stays closed. Nothing moves twice.
  expect(await said(KINDS[kind](key))).toBe(isAfter ? 'posted' : 'verify');
  expect((await postings()) - before).toBe(moved);
});

test('and the ledger holds', async () => {
  const answer = await askBank({ method: 'GET', url: '/sandbox/audit', headers: {} });
  expect(JSON.parse(answer.body)).toMatchObject({ ok: true });
});
