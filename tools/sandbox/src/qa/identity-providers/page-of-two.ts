import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CallContext } from '../../platform/handler';
import { HttpRefusal } from '../../platform/refusal';
import { ownPage } from '../pages/own-page';
import { readBody } from '../reading/read-body';
import { markup } from './markup';
import { script } from './script';
import { style } from './style';
import { conclude, sentinelNamed, sessionOf } from './stand-in';

type Bank = Pick<CallContext, 'db' | 'clock' | 'ids'>;

const pressed = z.strictObject({ session: z.string().max(64), sentinel: z.string().max(40) });

const send = ownPage({ ...markup, style, script });

/** The page of provider two: a button for each way in which a run comes out. It stands where `check.provider-two.example` would be. */
export function addPageOfTwo(qa: FastifyInstance, bank: Bank): void {
  qa.get('/sandbox/identity-provider-two', (_request, reply) => send(reply));
  qa.post('/sandbox/identity-provider-two', async ({ body }) => {
    const { session, sentinel } = readBody(pressed, body, 'A button sends {session, sentinel}.');
    const way = sentinelNamed(sentinel);
    await bank.db.transaction(async (tx) => {
      const run = await sessionOf(tx, 'two', session);
      if (!run || !way) throw new HttpRefusal(404, 'There is no such session.');
      await conclude(tx, run, way, bank);
    });
    return {};
  });
}
