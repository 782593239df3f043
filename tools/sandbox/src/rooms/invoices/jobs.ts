import { reminded } from './remind';
import type { JobContext, JobKind } from '../../platform/jobs/worker';

interface Funded {
  customerId: number;
  accountId: number;
}

/** The money of a funding invoice arrives. A repeated run finds it there and moves nothing. */
async function fund(invoiceId: string, { tx, clock, ids, publish }: JobContext): Promise<void> {
  const [funded] = await tx.query<Funded>(
    `SELECT p.payee_customer AS "customerId", p.to_account AS "accountId" FROM invoice_fund($1, $2, $3) p WHERE p.id IS NOT NULL`,
    [invoiceId, ids.next(), new Date(clock.now())],
  );
  if (!funded) return;
  const { customerId, accountId } = funded;
  publish([
    { customerId, event: 'balanceChanged', subject: String(accountId) },
    { customerId, event: 'invoicesChanged', subject: invoiceId },
  ]);
}

/** The bank reminds by itself, each time once (R2.7.198). */
async function remindItself(invoiceId: string, when: string, context: JobContext): Promise<void> {
  const [row] = await context.tx.query<{ isTold: boolean }>('SELECT invoice_remind_itself($1, $2, $3) AS "isTold"', [
    ...[invoiceId, when],
    new Date(context.clock.now()),
  ]);
  if (row?.isTold) await reminded(context.tx, Number(invoiceId), context);
}

export const invoiceKinds = {
  fundInvoice: { urgency: 'person', run: ({ invoiceId = '' }, context) => fund(invoiceId, context) },
  remindOfInvoice: {
    urgency: 'rest',
    run: ({ invoiceId = '', when = '' }, context) => remindItself(invoiceId, when, context),
  },
} satisfies Record<string, JobKind>;
