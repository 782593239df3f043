// Rules: R0.92, R0.113, R0.192.
import { DAY_MS, endsOf } from '../../identity/standing/expiry/test-ends';
import { LINKS } from '../../identity/standing/links';
import { TESS, tessOf, TOBY, tobyToolsOf } from '../tax/test-certification';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

let bank: TestBank;
let ends: ReturnType<typeof endsOf>;
beforeEach(async () => {
  bank = await testBank();
  ends = endsOf(bank);
});
afterEach(() => bank.close());

const KYRA = 1004;

/** What stays of a customer who has left, and why (R0.192). A table that holds something of one and is not here must be forgotten. */
const STAYS: Readonly<Record<string, string>> = {
  account: 'the ledger, which is never changed (I5)',
  entry: 'the ledger, which is never changed (I5)',
  payment: 'what was agreed, and the histories of those who were paid (I5)',
  address: 'who they were: entries and the histories of others name them',
  app_user: 'who they were, and who did what for whom',
  email_address: 'who they were: payments name them by it',
  person_profile: 'who they were: the law keeps it with the ledger',
};

const kept = () =>
  bank.db.query(`SELECT status_id AS "statusId" FROM document WHERE customer_id = $1 ORDER BY seq`, [KYRA]);
const leave = (id: number | string) => ends.client.post(`/sandbox/customers/${id}/leave`, {});

/** A rejected one and two accepted ones. */
async function sendAll(): Promise<void> {
  const paper = (data: object) => ends.sends('kyra', 'verificationDocumentUpload', data);
  await ends.decide(await paper({ categoryId: 1, documentTypeId: 1 }), { status: 'rejected' });
  await ends.decide(await paper({ categoryId: 1, documentTypeId: 1 }), { status: 'uploaded' });
  await ends.decide(await paper({ categoryId: 2, documentTypeId: 101 }), { status: 'uploaded' });
}

test('documents, rejected ones too, are kept five years after the customer left, and then forgotten', async () => {
  await sendAll();
  const others = () => bank.db.query('SELECT count(*) FROM document WHERE customer_id <> $1', [KYRA]);
  const before = await others();
  expect((await leave(KYRA)).statusCode).toBe(200);
  expect((await leave(KYRA)).statusCode).toBe(404);
  await ends.days(5 * 365);
  expect(await kept()).toMatchObject([{ statusId: 26 }, { statusId: 2 }, { statusId: 2 }]);
  await ends.days(3);
  expect(await kept()).toEqual([]);
  expect(await others()).toEqual(before);
});

test('so are the letters and the lines that say what was wrong with them, and no others', async () => {
  await sendAll();
  const letters = () => bank.db.query(`SELECT subject FROM outbox WHERE recipient = 'kyra@personas.test' ORDER BY seq`);
  const lines = () => bank.db.query('SELECT title FROM notification WHERE customer_id = $1 ORDER BY seq', [KYRA]);
  const aboutPapers = await bank.db.query<{ subject: string }>(
    'SELECT subject FROM outbox WHERE papers_of = $1 ORDER BY seq',
    [KYRA],
  );
  // One paper was rejected, and the third made the customer known.
  expect(aboutPapers.length).toBeGreaterThanOrEqual(2);
  const before = { letters: await letters(), lines: await lines() };
  const tess = await tessOf(bank);
  await tess.update();
  await tess.decide('validated');
  const others = () => bank.db.query('SELECT id FROM outbox WHERE papers_of = $1 ORDER BY seq', [TESS]);
  const [ofOthers] = await others();
  expect(ofOthers).toBeDefined();
  await leave(KYRA);
  await ends.days(5 * 365);
  expect(await letters()).toEqual(expect.arrayContaining(before.letters));
  await ends.days(3);
  expect(await bank.db.query('SELECT FROM outbox WHERE papers_of = $1', [KYRA])).toEqual([]);
  expect(await bank.db.query('SELECT FROM notification WHERE papers_of = $1', [KYRA])).toEqual([]);
  const gone = new Set(aboutPapers.map(({ subject }) => subject));
  for (const { subject } of await bank.db.query<{ subject: string }>(
    'SELECT subject FROM outbox WHERE recipient = $1',
    ['kyra@personas.test'],
  ))
    expect(gone).not.toContain(subject);
  expect(await others()).toContainEqual(ofOthers);
});

test('the papers of a tax certification go with it, with its numbers and its certificate, and no trigger lets others delete it', async () => {
  const tess = await tessOf(bank);
  const w8 = (await tess.sendPaper('wFormUpload', { form: 'w8' })).paper?.id;
  const lossOfNationality = (await tess.sendPaper('lossOfNationalityUpload', {})).paper?.id;
  const papers = { w8: [w8], lossOfNationality: [lossOfNationality] };
  expect(await tess.update({ countryOfBirth: 'US', papers })).toMatchObject({ responseCode: '00' });
  await tess.decide('validated');
  const toby = await tobyToolsOf(bank);
  await toby.update();
  const all = () =>
    Promise.all(
      [
        'SELECT count(*)::int AS n FROM tax_certification WHERE customer_id = $1',
        'SELECT count(*)::int AS n FROM tax_certificate f JOIN tax_certification t ON t.id = f.certification_id WHERE t.customer_id = $1',
        'SELECT count(*)::int AS n FROM document WHERE customer_id = $1',
      ].map(async (sql) => (await bank.db.query<{ n: number }>(sql, [TESS]))[0]?.n),
    );
  expect(await all()).toEqual([1, 1, expect.any(Number)]);
  await leave(TESS);
  await expect(bank.db.query('DELETE FROM tax_certification WHERE customer_id = $1', [TESS])).rejects.toThrow(
    'never changed',
  );
  await ends.days(5 * 366);
  expect(await all()).toEqual([0, 0, 0]);
  expect(await bank.db.query('SELECT FROM tax_certification WHERE customer_id = $1', [TOBY])).toHaveLength(1);
});

test('every table that refers to a document is one that forgetting knows', async () => {
  const found = await bank.db.query<{ name: string }>(
    `SELECT conrelid::regclass || '.' || a.attname AS name
       FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
      WHERE c.contype = 'f' AND c.confrelid = 'document'::regclass ORDER BY 1`,
  );
  const known = [...LINKS.map(({ table }) => `${table}.document_id`), 'requirement.renews_id'];
  expect(found.map(({ name }) => name)).toEqual(known.sort());
});

test('what stays of a customer is what the list has a reason for, and the list has no table too many', async () => {
  const tess = await tessOf(bank);
  expect(await tess.update()).toMatchObject({ responseCode: '00' });
  await tess.decide('validated');
  const tables = await bank.db.query<{ name: string }>(
    `SELECT c.table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND c.column_name = 'customer_id' AND t.table_type = 'BASE TABLE' ORDER BY 1`,
  );
  await leave(TESS);
  await ends.days(5 * 366);
  const left: string[] = [];
  for (const { name } of tables)
    if ((await bank.db.query(`SELECT FROM ${name} WHERE customer_id = $1 LIMIT 1`, [TESS])).length > 0) left.push(name);
  expect(left.filter((name) => !(name in STAYS))).toEqual([]);
  const known = new Set(tables.map(({ name }) => name));
  expect(Object.keys(STAYS).filter((name) => !known.has(name))).toEqual([]);
});

test('who came back keeps them', async () => {
  await sendAll();
  await leave(KYRA);
  await bank.db.query('UPDATE customer SET left_at = NULL WHERE id = $1', [KYRA]);
  await ends.days(6 * 365);
  expect(await kept()).toHaveLength(3);
  await leave(KYRA);
  bank.clock.advance(4 * 366 * DAY_MS);
  await bank.tick();
  expect(await kept()).toHaveLength(3);
});

test('nobody else leaves', async () => {
  for (const id of [999_999, 'x', -1, 2 ** 31, '1.5']) expect((await leave(id)).statusCode).toBe(404);
});
