import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CallContext } from '../platform/handler';
import { HttpRefusal } from '../platform/refusal';
import { readBody } from './reading/read-body';

const answer = z.strictObject({ representativeId: z.int(), isSigned: z.boolean() });

const EXPECTED = 'A director signs or refuses with {representativeId, isSigned}.';

type Bank = Pick<CallContext, 'db' | 'clock' | 'publish'>;

/** The bank's back office for testers: it records whether a director has signed the newest resolution of the company. */
export function addResolutionsQa(qa: FastifyInstance, { db, clock, publish }: Bank): void {
  qa.post<{ Params: { customerId: string } }>('/sandbox/resolutions/:customerId', async (request) => {
    const customerId = Number(request.params.customerId);
    const { representativeId, isSigned } = readBody(answer, request.body, EXPECTED);
    const [signer] = await db.query(
      `UPDATE company_resolution_person
          SET signed_at = CASE WHEN $3 THEN $4::timestamptz END, refused_at = CASE WHEN NOT $3 THEN $4::timestamptz END
        WHERE is_signer AND person_id = $2
          AND resolution_id = (SELECT max(id) FROM company_resolution WHERE customer_id = $1) RETURNING place`,
      [Number.isInteger(customerId) ? customerId : null, representativeId, isSigned, new Date(clock.now())],
    );
    if (!signer) throw new HttpRefusal(404, 'This person signs no resolution.');
    publish([{ customerId, event: 'documentsChanged', subject: null }]);
    return { representativeId, isSigned };
  });
}
