// Rules: R2.4.78.
import { jobKinds } from '../../server/job-kinds';
import { migrate } from '../pg/migrate';
import { prepareSchema } from '../pg/prepare';
import { createTestDatabase } from '../pg/test-database';
import { URGENCIES } from './kinds';
import type { JobKind } from './kinds';
import { migrations } from './migrations';
import sql from './jobs.sql?raw';
import { jobRules } from './rules';

/** Some that were there before jobs were ranked. */
const BEFORE = [
  'releasePayment',
  'routePayment',
  'payMassRows',
  'sendGlobalRows',
  'historyExport',
  'watchDocument',
  'remindOfInvoice',
] as const;
const AT = new Date('2026-11-16T10:00:00Z');

test('a bank of before opens with its jobs ranked as new ones, and opens again the same', async () => {
  const empty = { migrations: [], routines: [], seed: () => Promise.resolve() };
  const { pool, close } = await createTestDatabase(empty, { seeded: false });
  await migrate(pool, migrations.slice(0, -1));
  for (const kind of BEFORE)
    await pool.query(`INSERT INTO job (id, kind, payload, due_at) VALUES ($1, $1, '{"paymentId": "p"}', $2)`, [
      kind,
      AT,
    ]);
  const ranked = BEFORE.map((id) => {
    const rule: JobKind | undefined = jobKinds[id];
    return {
      id,
      urgency: rule && URGENCIES[rule.urgency],
      turn: rule?.takesTurnsFor === undefined ? null : `${rule.takesTurnsFor}:p`,
      calls_out: false,
      due_at: AT,
    };
  });
  for (let open = 0; open < 2; open += 1) {
    await prepareSchema(pool, { migrations, routines: [jobRules(jobKinds), sql] });
    const { rows } = await pool.query('SELECT id, urgency, turn, calls_out, due_at FROM job ORDER BY seq');
    expect(rows).toEqual(ranked);
  }
  await close();
});
