// Rules: R2.6.4, R2.7.9, R2.7.25.
import type { ExportStatus } from '@bank/protocol/history-export';
import { addHistory } from '../../../seed/add-history';
import { clientOf } from '../../../server/test-client';
import { testBank } from '../../../testing';
import type { TestBank } from '../../../testing';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
  for (const key of ['ana', 'ben', 'olivia', 'rhea']) tokens[key] = (await client.signIn(key)).accessToken;
});
afterAll(() => bank.close());

const call = async <T>(who: string, method: string, input: object) =>
  (await client.call(tokens[who] ?? '', method, input)).json<
    T & { responseCode: string; validationErrors?: unknown }
  >();
const start = async (who: string, filter: object) =>
  (await call<{ exportId: string }>(who, 'exportStart', filter)).exportId;
const status = (who: string, exportId: string) => call<ExportStatus>(who, 'exportStatus', { exportId });
const file = (who: string, exportId: string) =>
  client.get(`/history/exports/${exportId}`, { authorization: `Bearer ${tokens[who]}` });

/** Has the bank work on it, and asks how far it is meanwhile. */
async function finished(who: string, exportId: string): Promise<ExportStatus & { seen: number[] }> {
  const seen: number[] = [];
  let isWorking = true;
  const work = bank.tick().finally(() => (isWorking = false));
  while (isWorking) seen.push((await status(who, exportId)).rowsDone);
  await work;
  return { ...(await status(who, exportId)), seen };
}
const sentTo = (address: string) =>
  bank.db.query<{ subject: string; text: string }>(
    `SELECT subject, text FROM outbox WHERE recipient = $1 AND subject LIKE '%export%' ORDER BY seq`,
    [address],
  );

test('the file has what the filters show, in their order, as an attachment that is never a page', async () => {
  const filter = { accountId: 10011, transactionType: 'Card', fromDate: '2026-03-01' };
  const exportId = await start('ana', filter);
  const done = await finished('ana', exportId);
  const answer = await file('ana', exportId);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="${done.fileName}"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-length': String(done.bytes),
  });
  expect(done.fileName).toMatch(/^history-10011-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...lines] = answer.body.slice(1).split('\r\n');
  expect(answer.body[0]).toBe('\ufeff');
  expect(head).toBe(
    'Date (UTC),Type,Status,Counterparty,E-mail,Description,Money in,Money out,Currency,Fee,Balance afterwards,Account,Reference',
  );
  expect(lines.pop()).toBe('');
  const page = await call<{ transactions: { transaction: { transactionId: string }[] }; results: number }>(
    'ana',
    'transactionHistory',
    { ...filter, pageNumber: 1, pageSize: 200 },
  );
  expect(lines).toHaveLength(page.results);
  expect(done).toMatchObject({ rows: page.results, rowsDone: page.results });
  const references = page.transactions.transaction.map(({ transactionId }) => transactionId);
  expect(lines.slice(0, 200).map((line) => line.split(',').at(-1))).toEqual(references);
  expect(lines[0]).toMatch(/^2026-\d\d-\d\dT[\d:.]+Z,Card payment,Completed,/);
});

test('its head and words are in the language it was asked for', async () => {
  const headers = { authorization: `Bearer ${tokens['ana']}`, 'accept-language': 'ru' };
  const started = await client.post('/?exportStart', { accountId: 10012 }, headers);
  const { exportId } = started.json<{ exportId: string }>();
  await finished('ana', exportId);
  expect((await file('ana', exportId)).body).toMatch(/^\ufeffДата \(UTC\),Тип,Статус,Контрагент/);
});

test('the history names the export of exactly its list, until it expires', async () => {
  const filter = { accountId: 10011, keyword: 'aurora' };
  const named = async (more: object) =>
    (await call<{ exportCsv: string | null }>('ana', 'transactionHistory', { pageNumber: 1, ...filter, ...more }))
      .exportCsv;
  expect(await named({})).toBeNull();
  const exportId = await start('ana', filter);
  expect(await named({})).toBe(exportId);
  // Asked for again while it is on its way, it is the same one.
  const before = await status('ana', exportId);
  if (before.status === 'waiting') expect(await start('ana', filter)).toBe(exportId);
  await finished('ana', exportId);
  expect(await named({ pageNumber: 2 })).toBe(exportId);
  expect(await named({ status: 'rejected' })).toBeNull();
});

test('an export is one’s own: nobody else sees it, not even for the same company', async () => {
  const exportId = await start('olivia', {});
  await finished('olivia', exportId);
  for (const who of ['ana', 'rhea']) {
    expect(await status(who, exportId)).toMatchObject({ responseCode: 'VF' });
    expect((await file(who, exportId)).statusCode).toBe(404);
    const { exports } = await call<{ exports: ExportStatus[] }>(who, 'exportList', { pageNumber: 1 });
    expect(exports.map((each) => each.exportId)).not.toContain(exportId);
    const mail = await call(who, 'exportSendToEmail', { exportId, email: `${who}@personas.test` });
    expect(mail.responseCode).toBe('VF');
  }
  expect((await file('ana', 'neverwas')).statusCode).toBe(404);
  expect((await client.get(`/history/exports/${exportId}`)).statusCode).toBe(401);
  expect((await call('ana', 'exportStart', { accountId: 10021 })).responseCode).toBe('ENOA');
  expect((await call('ana', 'exportStart', { fromDate: '2026-02-30' })).responseCode).toBe('TA1');
});

test('a letter goes to one’s own address when the file is ready, and to nobody else’s', async () => {
  const early = await start('ben', { transactionDirection: 'in' });
  expect((await call('ben', 'exportSendToEmail', { exportId: early, email: 'BEN@personas.test' })).responseCode).toBe(
    '00',
  );
  await finished('ben', early);
  const [letter, ...more] = await sentTo('ben@personas.test');
  expect(more).toEqual([]);
  expect(letter?.text).toContain(`http://localhost:4204/history?export=${early}`);
  await call('ben', 'exportSendToEmail', { exportId: early, email: 'ben@personas.test' });
  expect(await sentTo('ben@personas.test')).toHaveLength(2);
  const elsewhere = await call('ben', 'exportSendToEmail', { exportId: early, email: 'ana@personas.test' });
  expect(elsewhere).toMatchObject({ responseCode: 'VF', validationErrors: [{ field: 'email' }] });
  expect(await sentTo('ana@personas.test')).toEqual([]);
});

test('kept and listed for thirty days; then it is gone, and its rows with it', async () => {
  const exportId = await start('ben', { transactionDirection: 'out' });
  await finished('ben', exportId);
  const listed = async () => {
    tokens['ben'] = (await client.signIn('ben')).accessToken;
    const { exports, total } = await call<{ exports: ExportStatus[]; total: number }>('ben', 'exportList', {
      pageNumber: 1,
    });
    expect(total).toBe(exports.length);
    return exports.map((each) => each.exportId);
  };
  bank.clock.advance((KEPT_DAYS - 1) * DAY_MS);
  expect((await listed())[0]).toBe(exportId);
  bank.clock.advance(DAY_MS);
  expect(await listed()).not.toContain(exportId);
  expect((await status('ben', exportId)).status).toBe('expired');
  expect((await file('ben', exportId)).statusCode).toBe(410);
  await bank.tick();
  expect(await bank.db.query('SELECT FROM history_export_part WHERE export_id = $1', [exportId])).toEqual([]);
  expect((await call('ben', 'exportSendToEmail', { exportId, email: 'ben@personas.test' })).responseCode).toBe('VF');
});

test('a hundred thousand rows: progress is told, others are answered meanwhile, memory stays flat', async () => {
  const accountId = await addHistory(bank.db, bank.clock, 'ben', 100_000);
  const [before] = [process.memoryUsage().arrayBuffers];
  const exportId = await start('ben', { accountId });
  let answered = 0;
  let isDone = false;
  const others = (async () => {
    tokens['ana'] = (await client.signIn('ana')).accessToken;
    while (!isDone) {
      const { responseCode } = await call('ana', 'transactionHistory', { pageNumber: 1, pageSize: 20 });
      if (responseCode === '00') answered += 1;
    }
  })();
  const done = await finished('ben', exportId);
  isDone = true;
  await others;
  expect(done).toMatchObject({ status: 'ready', rows: 100_000 });
  expect(done.seen.filter((rows) => rows > 0 && rows < 100_000).length).toBeGreaterThan(0);
  expect(answered).toBeGreaterThan(1);
  expect(process.memoryUsage().arrayBuffers - (before ?? 0)).toBeLessThan(32 * 1024 * 1024);
  const { body } = await file('ben', exportId);
  expect(body.split('\r\n')).toHaveLength(100_002);
  expect(new Set(body.split('\r\n').map((line) => line.split(',').at(-1))).size).toBe(100_002);
});
