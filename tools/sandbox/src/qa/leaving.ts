import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../platform/handler';
import { HttpRefusal } from '../platform/refusal';
import { customerLeaves } from '../rooms/kyc-tax/forget';

type Bank = Pick<CallContext, 'db' | 'clock' | 'ids'>;

/** For testers: the back office closes the file of a customer who left. */
export function addLeavingQa(qa: FastifyInstance, bank: Bank): void {
  qa.post<{ Params: { id: string } }>('/sandbox/customers/:id/leave', async ({ params }) => {
    const id = Number(params.id);
    const hasLeft =
      Number.isSafeInteger(id) && id < 2 ** 31 && (await bank.db.transaction((tx) => customerLeaves(tx, id, bank)));
    if (!hasLeft) throw new HttpRefusal(404, 'There is no such customer, or they have left before.');
    return { id };
  });
}
