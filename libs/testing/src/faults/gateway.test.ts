// Rules: D28, R0.20, R0.21, R0.36.
import { resolveOutcome } from '@bank/api-client';
import { isFull } from '@bank/run/size';
import {
  answered,
  connectThrough,
  doneOf,
  expectLedgerHolds,
  INSIDE,
  KINDS,
  OWN_CALLS,
  METHODS,
  methodOf,
  postings,
  rowsOf,
  said,
  signInBen,
  statusIn,
  UNLIKE,
} from './payer';
import type { Kind, Way } from './payer';

// Every kind of payment × every answer that something between the page and the bank can give in the bank's place.

const BODIES: Readonly<Record<string, string>> = {
  html: '<!doctype html><title>Gateway</title>',
  empty: '',
  'foreign JSON': '{"error":"timeout"}',
  truncated: '{"responseCode":"0',
  text: 'Bad gateway',
  'an envelope’s look': '{"responseCode":"VF","responseDescription":"no"}',
};
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

const gateway: Way = async (ask, config) => {
  const method = methodOf(config);
  if (method === 'transferOutcome' && lostLookUps > 0) {
    lostLookUps -= 1;
    return answered(config, 504, '');
  }
  if (next?.method !== method) return ask();
  const { loss, isAfter } = next;
  next = null;
  if (isAfter) await ask();
  return answered(config, loss.status, loss.body, { 'retry-after': '1' });
};

beforeAll(async () => {
  connectThrough(() => gateway);
  await signInBen();
});

const BODY_COUNT = Object.keys(BODIES).length;
/** Every status with one body, each body in its turn. */
const DIAGONAL = LOSSES.filter((_loss, n) => n % BODY_COUNT === Math.floor(n / BODY_COUNT) % BODY_COUNT);
/** Inside the bank every status with every body; outside, where the way is the same, every status once. */
const allOf = (kind: Kind) => (INSIDE.has(kind) || UNLIKE.includes(kind) ? LOSSES : DIAGONAL);
/** In the gate the two that differ most meet all. What differs for the others is what the bank has done, so one status in four is enough: each in its turn. */
const lossesOf = (kind: Kind) =>
  isFull || UNLIKE.includes(kind) ? allOf(kind) : DIAGONAL.filter((_loss, n) => n % 4 === OWN_CALLS.indexOf(kind) % 4);

const cells = OWN_CALLS.flatMap((kind) =>
  lossesOf(kind).flatMap(([name, loss]) => [false, true].map((isAfter) => ({ kind, name, loss, isAfter }))),
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
  const status = statusIn(await found().catch(found));
  const moved = (await postings()) - before;
  expect([moved, status]).toEqual(isAfter ? [rowsOf(kind), doneOf(kind)] : [0, undefined]);
  // The same press again: what was done is answered as done, and what was closed stays closed. Nothing moves twice.
  expect(await said(KINDS[kind](key))).toBe(isAfter ? doneOf(kind) : 'verify');
  expect((await postings()) - before).toBe(moved);
});

test('and the ledger holds', expectLedgerHolds);
