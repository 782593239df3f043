// Rules: R0.92, R0.113.
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
