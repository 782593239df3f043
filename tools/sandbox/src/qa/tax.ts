import type { FastifyInstance } from 'fastify';
import { certificationStatus } from '@bank/protocol/tax-personal';
import { z } from 'zod';
import { accessHints } from '../identity/standing/access-hints';
import type { CallContext } from '../platform/handler';
import { HttpRefusal } from '../platform/refusal';
import { decideCertification } from '../rooms/tax/decide';
import { readBody } from './reading/read-body';
import { DECISION, taxDecision } from './reading/tax-decision';

const asking = z.strictObject({
  status: z.enum(certificationStatus.options),
  /** Until when it may be put off, in days from the bank's present. */
  dueInDays: z.number().int().nullable().default(null),
});

const DAY_MS = 86_400_000;

type Bank = Pick<CallContext, 'db' | 'clock' | 'outbox' | 'publish'>;

/** The bank's back office for testers: it asks a customer for a tax certification, and decides about the one that waits. */
export function addTaxQa(qa: FastifyInstance, bank: Bank): void {
  const { db, clock, publish } = bank;
  qa.post<{ Params: { customerId: string } }>('/sandbox/tax/:customerId/decision', async ({ params, body }) => {
    const decision = readBody(taxDecision, body, DECISION);
    const customerId = Number(params.customerId);
    const hints = await db.transaction((tx) => decideCertification(tx, customerId, decision, bank));
    if (!hints) throw new HttpRefusal(404, 'No certification waits.');
    publish(hints);
    return { status: decision.status };
  });

  qa.post<{ Params: { customerId: string } }>('/sandbox/tax/:customerId', async ({ params, body }) => {
    const { status, dueInDays } = readBody(asking, body, 'A certification is asked for with {status, dueInDays?}.');
    const customerId = Number(params.customerId);
    const dueAt = dueInDays === null ? null : new Date(clock.now() + dueInDays * DAY_MS);
    const [asked] = await db.query('UPDATE customer SET tax_status = $2, tax_due_at = $3 WHERE id = $1 RETURNING id', [
      customerId,
      status,
      dueAt,
    ]);
    if (!asked) throw new HttpRefusal(404, 'There is no such customer.');
    publish(await accessHints(db, customerId));
    return { status, dueAt };
  });
}
