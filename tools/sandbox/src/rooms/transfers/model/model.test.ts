// Rules: D26, I11.
import { full, isFull } from '@bank/run/size';
import fc from 'fast-check';
import { audit } from '../../../qa/audit';
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
 * D26: random histories of payments inside the bank and by every rail out of it but that to a card, which settle or return them, against a model that knows nothing but addition.
 */
const RUNS = full(200, 5);
const OPS = full(200, 100);
/** Histories are made at their full length and played as far as the size says, so that the gate's are beginnings of those of the full size. */
const LENGTH = 200;

let played = 0;
const tally = new Tally();

async function play(ops: readonly Op[]): Promise<void> {
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
    for (const step of ops.slice(0, OPS)) {
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

test('random histories agree with the model after every step (D26)', async () => {
  await fc.assert(fc.asyncProperty(fc.array(operation, { minLength: LENGTH, maxLength: LENGTH }), play), {
    numRuns: RUNS,
    endOnFailure: true,
  });
  expect(played).toBe(RUNS);
  process.stdout.write(`${played} histories of ${OPS} operations agree with the model: ${tally}\n`);
  // The few of the gate need not come through everything; `whole-way.test.ts` does in any case.
  if (isFull) expect(tally.missing()).toEqual([]);
}, 7_500_000);
