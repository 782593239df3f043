// Rules: R2.7.142, I10.
import { createWorker } from '../../../platform/jobs/worker';
import type { JobKind } from '../../../platform/jobs/worker';
import { audit } from '../../../qa/audit';
import { confirm, dropSeedJobs, moneyBank } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { handlers } from '../handlers';
import { canonicalFile } from '../mass/test-canonical';
import { releasedKinds } from './jobs';

const OLIVIA_EUR = 10051;

let bank: MoneyBank;
beforeEach(async () => {
  bank = await moneyBank();
  await dropSeedJobs(bank);
});
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
  await bank.close();
});

/** A released batch whose rows lie in two pieces. @returns the id of its payment */
async function releasedBatch(): Promise<string> {
  const rows = [1, 2, 150].map((n) => ({ n, email: 'ana@personas.test', amount: '1.25', currency: 'EUR', note: '' }));
  const file = canonicalFile(rows);
  const { batchId } = await handlers.massTransferByFile(
    { accountId: OLIVIA_EUR, name: 'Salaries', file },
    bank.as('olivia'),
  );
  const { trxid } = await handlers.massTransfer({ batchId }, bank.as('olivia', { idempotencyKey: 'batch' }));
  await confirm(bank.as('olivia'), trxid, bank.sent.at(-1)?.code ?? '');
  return trxid;
}

const queued = () => bank.db.query<{ id: string; kind: string }>('SELECT id, kind FROM job ORDER BY id');

/** Does the due jobs of these kinds alone. */
async function work(kinds: Readonly<Record<string, JobKind>>): Promise<void> {
  const { ids, outbox, publish } = bank.as('olivia');
  const onError = (error: unknown) => {
    throw error;
  };
  const worker = createWorker({ db: bank.db, clock: bank.clock, ids, outbox, publish, kinds, onError });
  await worker.work();
  await worker.close();
}

test('the ledger queues one job for a released batch, and the job the pieces of the batch', async () => {
  const id = await releasedBatch();
  expect(await queued()).toEqual([{ id: `${id}-released`, kind: 'released' }]);
  await work(releasedKinds);
  expect(await queued()).toEqual([
    { id: `${id}-rows-0`, kind: 'payMassRows' },
    { id: `${id}-rows-1`, kind: 'payMassRows' },
  ]);
});

test('a job that runs a second time queues no piece twice', async () => {
  const id = await releasedBatch();
  await work(releasedKinds);
  const pieces = await queued();
  await bank.db.query(
    `INSERT INTO job (id, kind, payload, due_at) VALUES ('again', 'released', jsonb_build_object('paymentId', $1::text), 'epoch')`,
    [id],
  );
  await work(releasedKinds);
  expect(await queued()).toEqual(pieces);
});

test('the job goes before jobs that are overdue by years, whatever both lanes have to do', async () => {
  await bank.db.query(
    `INSERT INTO job (id, kind, payload, due_at) SELECT 'old-' || n, 'overdue', '{}', '2001-01-01' FROM generate_series(1, 20) n`,
  );
  const id = await releasedBatch();
  let isDone = () => {};
  const done = new Promise<void>((resolve) => (isDone = resolve));
  await work({
    released: {
      urgency: 'batch',
      run: (payload, context) => releasedKinds.released.run(payload, context).then(isDone),
    },
    overdue: { urgency: 'person', run: () => done },
  });
  expect((await queued()).map((job) => job.id)).toEqual([`${id}-rows-0`, `${id}-rows-1`]);
});
