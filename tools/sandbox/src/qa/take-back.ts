import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { takeBack } from '../ledger/take-back';
import type { BankEvent } from '../platform/events';
import type { CallContext } from '../platform/handler';
import { HttpRefusal } from '../platform/refusal';
import { readBody } from './reading/read-body';

const asked = z.strictObject({
  part: z.int().min(1).max(1000),
  amount: z
    .string()
    .regex(/^\d{1,20}(\.\d{1,8})?$/)
    .nullable()
    .default(null),
});

const EXPECTED = 'Money is taken back with {part, amount?}.';

type Bank = Pick<CallContext, 'db' | 'clock' | 'outbox' | 'publish'>;

/** The bank's back office for testers: money that came without an order, such as a deposit, is taken back from who has it. */
export function addTakeBackQa(qa: FastifyInstance, { db, clock, outbox, publish }: Bank): void {
  qa.post<{ Params: { paymentId: string } }>('/sandbox/payments/:paymentId/take-back', async ({ params, body }) => {
    const ask = { paymentId: params.paymentId, ...readBody(asked, body, EXPECTED) };
    const hints: BankEvent[] = [];
    const taken = await db.transaction(async (tx) => {
      const [known] = await tx.query('SELECT FROM payment WHERE id = $1', [ask.paymentId]);
      if (!known) throw new HttpRefusal(404, 'There is no such payment.');
      return takeBack(tx, ask, { clock, outbox, publish: (events) => void hints.push(...events) });
    });
    publish(hints);
    return taken;
  });
}
