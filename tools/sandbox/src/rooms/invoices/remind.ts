import type { Parsed } from '@bank/protocol';
import type { invoiceRemind } from '@bank/protocol/invoices';
import { countLetterTo } from '../../identity/paces/letters';
import type { Tx } from '../../platform/db';
import { enqueueJob } from '../../platform/jobs/queue';
import type { CallContext } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { findInvoice } from './find';
import { tellReminder } from './notices';
import { refused } from './texts';

const DAY_MS = 86_400_000;
/** The hour in UTC at which the bank reminds. */
const HOUR_MS = 8 * 3_600_000;
/** Days before an invoice is due on which the bank reminds, by what the reminder is called. */
const BEFORE = { early: 3, due: 0 } as const;

type Word = 'unknownInvoice' | 'needsNoReminder' | 'remindedLately';

/** Queues the bank's own reminders of an invoice, as far as their time is to come. */
export async function planReminders(
  tx: Tx,
  { id, dueOn }: { id: number; dueOn: string },
  context: Pick<CallContext, 'clock' | 'ids'>,
): Promise<void> {
  for (const [when, days] of Object.entries(BEFORE)) {
    const dueMs = Date.parse(dueOn) - days * DAY_MS + HOUR_MS;
    if (dueMs <= context.clock.now()) continue;
    await enqueueJob(tx, context, { kind: 'remindOfInvoice', payload: { invoiceId: String(id), when }, dueMs });
  }
}

/** Tells the payer of an invoice what is open, and both sides' screens that it has changed. */
export async function reminded(tx: Tx, id: number, context: Pick<CallContext, 'outbox' | 'publish'>): Promise<void> {
  const [row] = await tx.query<{ payer: number; payee: number; name: string }>(
    'SELECT payer_customer AS payer, payee_customer AS payee, payee_name AS name FROM invoice WHERE id = $1',
    [id],
  );
  const invoice = row && (await findInvoice(tx, row.payer, id));
  if (!invoice) throw new Error(`invoice ${id} is gone`);
  await tellReminder(
    { ...invoice, payerCustomer: row.payer, from: { customerId: row.payee, name: row.name } },
    context,
  );
}

/** The issuer reminds, at most once in 24 hours. @throws Refusal */
export async function remind(
  { invoiceId }: Parsed<typeof invoiceRemind>,
  context: CallContext & MayRefuse<Word | 'tooManyLetters'>,
) {
  const { userId, customerId } = callerOf(context);
  await context.db.transaction(async (tx) => {
    const [row] = await tx.query<{ word: Word | null; payer: number }>(
      'SELECT invoice_remind($1, $2, $3, $4) AS word, (SELECT payer_customer FROM invoice WHERE id = $3) AS payer',
      [...[userId, customerId, invoiceId], new Date(context.clock.now())],
    );
    if (row?.word) throw refused(context, row.word);
    if (row) await countLetterTo(tx, { to: { customerId: row.payer } }, context);
  });
  await reminded(context.db, invoiceId, context);
  const invoice = await findInvoice(context.db, customerId, invoiceId);
  if (!invoice) throw new Error(`invoice ${invoiceId} is gone`);
  return { invoice };
}
