import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Ids } from '../platform/ids';
import { HttpRefusal } from '../platform/refusal';
import type { AskBank } from './other-product-page';
import { otherProduct } from './other-product-page';

const start = z.strictObject({ scopes: z.array(z.string().max(40)).min(1).max(10) });
const finish = z.strictObject({ address: z.url().max(2048) });

/** The other product of OAuth authorize, for testers: it sends a browser to the bank, and takes what comes back. */
export function addOtherProductQa(qa: FastifyInstance, { ids }: { ids: Ids }): void {
  const ask: AskBank = async (url, body, headers = {}) => {
    const typed = { 'content-type': 'application/json', ...headers };
    const answer = await qa.inject({ method: 'POST', url, headers: typed, payload: JSON.stringify(body) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const ledgerly = otherProduct(ask, ids);
  qa.post('/sandbox/other-product/start', (request) => {
    const read = start.safeParse(parsed(request.body));
    if (!read.success) throw new HttpRefusal(400, 'scopes: a list of names');
    return { authorizeUrl: ledgerly.start(read.data.scopes) };
  });

  qa.post('/sandbox/other-product/finish', async (request) => {
    const read = finish.safeParse(parsed(request.body));
    if (!read.success) throw new HttpRefusal(400, 'address: where the browser came back to');
    const finished = await ledgerly.finish(read.data.address);
    if ('error' in finished) return finished;
    return { accounts: await ledgerly.countAccounts(finished.accessToken) };
  });
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '{}');
  } catch {
    throw new HttpRefusal(400, 'The request is not JSON.');
  }
}
