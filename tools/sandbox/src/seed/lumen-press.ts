import { accessRight } from '@bank/protocol';
import type { Clock } from '../platform/clock';
import type { Db, Tx } from '../platform/db';
import type { JobContext, WorkInside } from '../platform/jobs/kinds';
import { jsonbOf } from '../platform/pg/jsonb';
import { railKinds } from '../rooms/transfers/external/jobs';
import { writeOutside } from '../rooms/transfers/mass/check-outside';
import { massKinds } from '../rooms/transfers/mass/jobs';
import { draftBatch } from '../rooms/transfers/mass/mass';
import { outsideRow } from '../rooms/transfers/mass/reading/outside-line';
import { placeDraft } from '../rooms/transfers/order';
import { releasedKinds } from '../rooms/transfers/released/jobs';
import { orderInside } from './order-inside';

// A company at work: what gus has ordered waits for gala, and of a batch that she has sent some money is still on its way.

const LUMEN = 1156;
const [GALA, GUS] = [156, 157];
const ACCOUNT = 11_561;
const HOUR_MS = 3_600_000;

/** Orders of gus: one to a payee who is new to the company, and one that looks like yesterday's payment of an invoice once more. */
const ORDERS = [
  { id: 'seeded-lumen-covers', to: 'uma', amount: '185.00', note: 'Covers of the spring list', hoursAgo: 6 },
  { id: 'seeded-lumen-retouching', to: 'hugo', amount: '58.90', note: 'Retouching', hoursAgo: 5 },
] as const;

/** Sent so long ago that Britain has it (FPS takes two hours), and no bank of SEPA can: it needs a night at least. */
const SENT_HOURS_AGO = 3;

/** As the rows of a file of payments out of the bank. */
const SUPPLIERS = [
  ['Druckhaus Elbe GmbH', 'DE', { iban: 'DE07200505501234567891' }, '412.00', 'EUR', 'Printing, 800 copies'],
  ['Harbour Bindery Ltd', 'GB', { sortCode: '20-15-75', accountNumber: '12345678' }, '160.00', 'GBP', 'Binding'],
  ['Papelaria Douro', 'PT', { iban: 'PT50003506510001234567852' }, '238.40', 'EUR', 'Paper, 12 reams'],
  ['Inchworm Foundry Ltd', 'GB', { sortCode: '40-47-84', accountNumber: '70872490' }, '95.00', 'GBP', 'A typeface'],
  ['Librairie Mercier', 'FR', { iban: 'FR7630006000011234567890189' }, '64.50', 'EUR', 'Copies that came back'],
] as const;

/** Comes after the invoices, and in the order of time: no order is older than what has moved on its account. */
export async function seedLumenPress(tx: Tx, db: Db, clock: Clock): Promise<void> {
  for (const { hoursAgo, to, ...order } of ORDERS) {
    await orderInside(tx, {
      ...{ ...order, userId: GUS, right: accessRight.initiate, customerId: LUMEN, accountId: ACCOUNT },
      ...{ toEmail: `${to}@personas.test`, atMs: clock.now() - hoursAgo * HOUR_MS },
    });
  }
  await sendBatch(tx, db, clock);
}

/** A batch of gala's, checked, ordered, and worked through as far as its money is by now. */
async function sendBatch(tx: Tx, db: Db, clock: Clock): Promise<void> {
  const [id, paymentId] = ['seeded-suppliers', 'seeded-suppliers-order'];
  const now = clock.now() - SENT_HOURS_AGO * HOUR_MS;
  const by = { userId: GALA, customerId: LUMEN, now };
  const rows = SUPPLIERS.map(([name, country, fields, amount, currency, note], at) => {
    const line = { n: at + 1, name, country, fields, amount, currency, note };
    return outsideRow('eft', line, `${id}c${line.n}`).row;
  });
  const batch = { id, type: 'eft', accountId: ACCOUNT, name: 'Suppliers, autumn' } as const;
  await writeOutside(tx, batch, { rows: jsonbOf(rows), cards: jsonbOf([]), refused: [] }, by);
  const outcome = await placeDraft(tx, 'massTransfer', () => draftBatch(tx, id, by), {
    ...{ userId: GALA, customerId: LUMEN, right: accessRight.fullAccess, key: null, hash: '', paymentId, codeS: 600 },
    now: new Date(now).toISOString(),
  });
  if (!outcome.done) throw new Error(`the seed cannot send its batch: ${JSON.stringify(outcome)}`);
  await workOn(paymentId, tx, db, clock);
}

const KINDS: Readonly<Record<string, WorkInside>> = { ...releasedKinds, ...massKinds, ...railKinds };

/** Does the jobs of a payment and of its parts that are due by now, each at its own time. What is due later is left to the bank. */
async function workOn(paymentId: string, tx: Tx, db: Db, clock: Clock): Promise<void> {
  let made = 0;
  const next = () => `${paymentId}-job-${++made}`;
  const shared = { tx, db, ids: { next, secret: next, code: next }, ...SILENT };
  for (;;) {
    const [job] = await tx.query<{ id: string; kind: string; payload: Readonly<Record<string, string>>; dueAt: Date }>(
      `DELETE FROM job WHERE id = (
         SELECT id FROM job WHERE starts_with(payload ->> 'paymentId', $1) AND due_at <= $2 ORDER BY due_at, seq LIMIT 1)
       RETURNING id, kind, payload, due_at AS "dueAt"`,
      [paymentId, new Date(clock.now())],
    );
    if (!job) return;
    const kind = KINDS[job.kind];
    if (!kind) throw new Error(`the seed cannot do ${job.kind}`);
    await kind.run(job.payload, { ...shared, clock: { now: () => job.dueAt.getTime() } });
  }
}

/** Nobody is told of the past: no screen listens yet, and no letter of it is news. */
const SILENT: Pick<JobContext, 'outbox' | 'publish' | 'signal'> = {
  outbox: {
    send: () => Promise.resolve(),
    notify: () => Promise.resolve([]),
    tell: () => Promise.resolve(),
    linkTo: (_brand, path) => path,
  },
  publish: () => undefined,
  signal: new AbortController().signal,
};
