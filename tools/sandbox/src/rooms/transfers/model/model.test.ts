// Rules: D26, I11.
import fc from 'fast-check';
import { audit } from '../../../ledger/audit';
import { handlers as accounts } from '../../accounts/handlers';
import { moneyBank } from '../../../server/test-caller';
import { railKinds } from '../external/jobs';
import { handlers } from '../handlers';
import { undoKinds } from '../undo/jobs';
import { openParts } from './test-kind';
import { operation } from './test-operations';
import type { Op } from './test-operations';
import { player } from './test-player';
import { units } from './test-sums';
import { Tally } from './test-tally';
import { workerOf } from './test-worker';
import { customerOf, VIEWERS, World } from './test-world';

/**
 * D26: random histories of payments inside the bank and by every rail out of it but that to a card, which settle or return them, against a model that knows nothing but addition. BANK_MODEL_RUNS histories of
 * BANK_MODEL_OPS operations, for at most BANK_MODEL_S seconds; the full size is 1000 of 200, in two hours.
 */
const RUNS = Number(process.env['BANK_MODEL_RUNS'] ?? 20);
const OPS = Number(process.env['BANK_MODEL_OPS'] ?? 100);
const SECONDS = Number(process.env['BANK_MODEL_S'] ?? 7200);

/** A run of fewer histories need not come through everything; `whole-way.test.ts` does in any case. */
const ENOUGH = 200;

let played = 0;
const tally = new Tally();
const deadline = Date.now() + SECONDS * 1000;

async function play(ops: readonly Op[]): Promise<void> {
  if (Date.now() > deadline) return;
  const bank = await moneyBank();
  const worker = workerOf(bank, { ...railKinds, ...undoKinds });
  try {
    await bank.db.query(`UPDATE app_user SET approve_mode = 'none' WHERE email = 'olivia@personas.test'`);
    await openParts(bank);
    const world = new World(bank, tally);
    await world.open();
    const take = player(bank, world, async () => {
      // What waits for its day leaves, is handed to its rail, and that may answer at once.
      for (let step = 0; step < 3; step += 1) await worker.work();
    });
    const agree = async () => {
      const look = async (viewer: (typeof VIEWERS)[number]) => {
        const { account } = (await accounts.balanceInquiry({}, bank.as(viewer))).accounts;
        const real = account.map((each) => [each.accountId, ...[each.balance, each.pendingAmount].map(units)]);
        const own = world.accounts.filter(({ customer }) => customer === customerOf(viewer));
        const expected = own.map(({ id, balance, held }) => [id, balance, held]);
        expect(real.toSorted(byId)).toEqual(expected.toSorted(byId));
      };
      await Promise.all(VIEWERS.map(look));
    };
    await agree();
    for (const step of ops) {
      await take(step);
      await agree();
    }
    const stored = await bank.db.query<{ id: string; status: string }>(
      'SELECT id, status FROM payment WHERE id = ANY ($1)',
      [world.orders.map(({ trxid }) => trxid)],
    );
    const statuses = new Map(stored.map(({ id, status }) => [id, status]));
    // I4, I9: every acknowledged order is stored once, under an id of its own, with the status that the model gave it.
    expect(statuses.size).toBe(world.orders.length);
    for (const { trxid, status } of world.orders) expect([trxid, statuses.get(trxid)]).toEqual([trxid, status]);
    for (const { trxid, by, status } of world.orders)
      if (status === 'pending' || status === 'created')
        await Promise.resolve(handlers.transferCancel({ trxid }, bank.as(by)));
    expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
    played += 1;
  } finally {
    await worker.close();
    await bank.close();
  }
}

const byId = ([a]: readonly unknown[], [b]: readonly unknown[]) => Number(a) - Number(b);

test(`${RUNS} histories of ${OPS} operations agree with the model after every step (D26)`, async () => {
  await fc.assert(fc.asyncProperty(fc.array(operation, { minLength: OPS, maxLength: OPS }), play), {
    numRuns: RUNS,
    endOnFailure: true,
  });
  expect(played).toBeGreaterThan(0);
  process.stdout.write(`${played} histories of ${OPS} operations agree with the model: ${tally}\n`);
  if (played >= ENOUGH) expect(tally.missing()).toEqual([]);
}, 7_500_000);
