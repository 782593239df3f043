// Rules: R0.33.
import 'fake-indexeddb/auto';
import { createStore, entries } from 'idb-keyval';
import { openDraft } from './sealed-draft';

const ANA = { keyId: 'k-ana', key: Buffer.alloc(32, 1).toString('base64') };
const BEN = { keyId: 'k-ben', key: Buffer.alloc(32, 2).toString('base64') };
const DAY = 24 * 3600 * 1000;
const START = Date.parse('2026-11-20T10:00:00Z');

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ n: index + 1, email: `a${index}@b.co` }));
const stored = async () => {
  const all = await entries<string, { rows: { data: ArrayBuffer }[] }>(createStore('bank-drafts', 'sealed'));
  return new Map(all);
};

async function keep(given: typeof ANA, parts: { head: unknown; rows: readonly unknown[] } | null, now = START) {
  const draft = await openDraft('mass', given, () => now);
  draft.keep(parts);
  await draft.stored();
  return draft;
}
const read = async (given: typeof ANA, now = START) => (await openDraft('mass', given, () => now)).read();

afterEach(async () => {
  for (const given of [ANA, BEN]) await keep(given, null);
});

test('comes back with the key after the browser was closed, and says nothing without it', async () => {
  await keep(ANA, { head: { name: 'Salaries' }, rows: rows(1234) });
  expect(await read(ANA)).toEqual({ head: { name: 'Salaries' }, rows: rows(1234) });
  const lying = JSON.stringify([...(await stored())], (_, value: unknown) =>
    ArrayBuffer.isView(value) || value instanceof ArrayBuffer
      ? Buffer.from(value as ArrayBuffer).toString('latin1')
      : value,
  );
  expect(lying).not.toMatch(/Salaries|a12@b\.co/);
  // A user who has the name of another user's key, and a key of their own, reads nothing.
  expect(await read({ ...ANA, key: BEN.key })).toBeNull();
});

test('users and customers do not see each other’s', async () => {
  await keep(ANA, { head: 'of Ana', rows: [] });
  expect(await read(BEN)).toBeNull();
  await keep(BEN, { head: 'of Ben', rows: [] });
  expect((await read(ANA))?.head).toBe('of Ana');
});

test('a changed row has the rows around it encrypted again, and no others', async () => {
  const draft = await openDraft('mass', ANA, () => START);
  const before = rows(1600);
  draft.keep({ head: 1, rows: before });
  await draft.stored();
  const first = (await stored()).get('k-ana/mass')?.rows.map(({ data }) => Buffer.from(data).toString('hex'));
  draft.keep({ head: 2, rows: before.map((row) => (row.n === 700 ? { ...row, email: 'c@d.co' } : row)) });
  await draft.stored();
  const second = (await stored()).get('k-ana/mass')?.rows.map(({ data }) => Buffer.from(data).toString('hex'));
  expect(second?.map((part, index) => part === first?.[index])).toEqual([true, false, true, true]);
  expect((await read(ANA))?.rows[699]).toEqual({ n: 700, email: 'c@d.co' });
});

test('of many states the last is stored', async () => {
  const draft = await openDraft('mass', ANA, () => START);
  for (let count = 0; count < 50; count += 1) draft.keep({ head: count, rows: rows(count) });
  await draft.stored();
  expect(await read(ANA)).toEqual({ head: 49, rows: rows(49) });
});

test('is forgotten 30 days after its last change, whoever opens the browser', async () => {
  await keep(ANA, { head: 'old', rows: [] });
  expect(await read(ANA, START + 30 * DAY)).not.toBeNull();
  await read(BEN, START + 30 * DAY + 1);
  expect(await stored()).toEqual(new Map());
});

test('a part that was changed or moved in the store opens nothing', async () => {
  await keep(ANA, { head: 'x', rows: rows(600) });
  const kept = (await stored()).get('k-ana/mass');
  kept?.rows.reverse();
  const { set } = await import('idb-keyval');
  await set('k-ana/mass', kept, createStore('bank-drafts', 'sealed'));
  expect(await read(ANA)).toBeNull();
});

test('a browser without a database, or without encryption, keeps nothing and goes on', async () => {
  const { indexedDB } = globalThis;
  await jest.isolateModulesAsync(async () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
    const { openDraft: open } = await import('./sealed-draft');
    const draft = await open('mass', ANA, () => START);
    draft.keep({ head: 1, rows: [] });
    await draft.stored();
    expect(await draft.read()).toBeNull();
  });
  Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true });
});
