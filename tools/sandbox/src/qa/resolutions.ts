import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CallContext } from '../platform/handler';
import { HttpRefusal } from '../platform/refusal';
import { readBody } from './reading/read-body';

const answer = z.strictObject({ representativeId: z.int(), isSigned: z.boolean() });

const EXPECTED = 'A director signs or refuses with {representativeId, isSigned}.';

type Bank = Pick<CallContext, 'db' | 'clock' | 'publish'>;

interface Answer {
  customerId: number;
  representativeId: number;
  isSigned: boolean;
}

/** Records whether a director has signed the newest resolution of a company. @throws HttpRefusal 404 for nobody who signs it */
export async function signAs(
  { db, clock, publish }: Bank,
  { customerId, representativeId, isSigned }: Answer,
): Promise<void> {
  const [signer] = await db.query(
    `UPDATE company_resolution_person
        SET signed_at = CASE WHEN $3 THEN $4::timestamptz END, refused_at = CASE WHEN NOT $3 THEN $4::timestamptz END
      WHERE is_signer AND person_id = $2
        AND resolution_id = (SELECT max(id) FROM company_resolution WHERE customer_id = $1) RETURNING place`,
    [Number.isInteger(customerId) ? customerId : null, representativeId, isSigned, new Date(clock.now())],
  );
  if (!signer) throw new HttpRefusal(404, 'This person signs no resolution.');
  publish([{ customerId, event: 'documentsChanged', subject: null }]);
}

/** The bank's back office for testers: a director signs the newest resolution of the company, or refuses. */
export function addResolutionsQa(qa: FastifyInstance, bank: Bank): void {
  qa.post<{ Params: { customerId: string } }>('/sandbox/resolutions/:customerId', async ({ params, body }) => {
    const answered = readBody(answer, body, EXPECTED);
    await signAs(bank, { customerId: Number(params.customerId), ...answered });
    return answered;
  });
}
