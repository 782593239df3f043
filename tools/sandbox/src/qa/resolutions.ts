import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CallContext } from '../platform/handler';
import { HttpRefusal } from '../platform/refusal';
import { answerResolution } from '../rooms/company/answer-resolution';
import { readBody } from './reading/read-body';

const answer = z.strictObject({ representativeId: z.int(), isSigned: z.boolean() });

const EXPECTED = 'A director signs or refuses with {representativeId, isSigned}.';

type Bank = Pick<CallContext, 'db' | 'clock' | 'publish'>;

/** The bank's back office for testers: a director signs the newest resolution of the company, or refuses. */
export function addResolutionsQa(qa: FastifyInstance, { db, clock, publish }: Bank): void {
  qa.post<{ Params: { customerId: string } }>('/sandbox/resolutions/:customerId', async ({ params, body }) => {
    const customerId = Number(params.customerId);
    const answered = readBody(answer, body, EXPECTED);
    const isOne =
      Number.isInteger(customerId) &&
      (await answerResolution(db, { customerId, ...answered, at: new Date(clock.now()) }));
    if (!isOne) throw new HttpRefusal(404, 'This person signs no resolution.');
    publish([{ customerId, event: 'documentsChanged', subject: null }]);
    return answered;
  });
}
