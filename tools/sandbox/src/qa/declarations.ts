import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { declarationKinds } from '../identity/standing/declarations';
import type { CallContext } from '../platform/handler';
import { HttpRefusal } from '../platform/refusal';
import { readBody } from './reading/read-body';

const decision = z.strictObject({
  kind: z.enum(declarationKinds),
  isAccepted: z.boolean(),
  reason: z.string().max(300).optional(),
});

const EXPECTED = `A declaration is decided with {kind: ${declarationKinds.join(' | ')}, isAccepted, reason?}.`;

type Bank = Pick<CallContext, 'db' | 'clock' | 'publish'>;

/** The bank's back office for testers: it accepts or rejects the newest declaration of a company while it waits. */
export function addDeclarationsQa(qa: FastifyInstance, { db, clock, publish }: Bank): void {
  qa.post<{ Params: { customerId: string } }>('/sandbox/declarations/:customerId', async (request) => {
    const customerId = Number(request.params.customerId);
    const { kind, isAccepted, reason } = readBody(decision, request.body, EXPECTED);
    const [decided] = await db.query(
      `UPDATE company_declaration SET status = $3, reject_reason = $4, decided_at = $5
        WHERE status = 'pending' AND id = (SELECT max(id) FROM company_declaration WHERE customer_id = $1 AND kind = $2)
       RETURNING id`,
      [
        Number.isInteger(customerId) ? customerId : null,
        kind,
        isAccepted ? 'validated' : 'rejected',
        isAccepted ? null : (reason ?? null),
        new Date(clock.now()),
      ],
    );
    if (!decided) throw new HttpRefusal(404, 'No declaration of this kind waits.');
    publish([{ customerId, event: 'documentsChanged', subject: null }]);
    return { kind, isAccepted };
  });
}
