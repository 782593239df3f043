import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CallContext } from '../../platform/handler';
import { HttpRefusal } from '../../platform/refusal';
import { readBody } from '../reading/read-body';
import { deliver } from './deliver';
import { sentinelOf } from './sentinels';
import { conclude, sessionOf } from './stand-in';

type Bank = Pick<CallContext, 'db' | 'clock' | 'ids' | 'outbox' | 'publish'>;

/** A front, a back and a face. */
const MOST_PICTURES = 3;

const sent = z.strictObject({
  session: z.string().max(64),
  fileNames: z.array(z.string().max(255)).min(1).max(MOST_PICTURES),
});

/**
 * Where the SDK of provider one calls: through the web server of a brand, as a page of it would. It takes names of pictures and no picture,
 * keeps none of them, and answers the page nothing: what it found goes to the bank (R0.80, R0.84).
 */
export function addSdkOfOne(qa: FastifyInstance, bank: Bank): void {
  qa.post('/identity-provider-one', async ({ body }) => {
    const { session, fileNames } = readBody(sent, body, 'The SDK sends {session, fileNames}.');
    const hints = await bank.db.transaction(async (tx) => {
      const run = await sessionOf(tx, 'one', session);
      if (!run) throw new HttpRefusal(404, 'There is no such session.');
      await conclude(tx, run, sentinelOf(fileNames), bank);
      // Before the page hears that they have arrived: loaded again, it goes on where the customer was.
      return deliver(tx, 'one', { id: bank.ids.next(), runId: run.runId, has: 'pictures' }, bank);
    });
    bank.publish(hints);
    return {};
  });
}
