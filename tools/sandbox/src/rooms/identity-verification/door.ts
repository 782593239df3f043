import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallContext } from '../../platform/handler';
import { HttpRefusal } from '../../platform/refusal';
import { providerNamed } from './providers';
import { receive } from './receive';

type Bank = Pick<CallContext, 'db' | 'clock' | 'ids' | 'outbox' | 'publish'>;

/** A message is a few lines. */
const BODY_LIMIT = 4096;

/**
 * The door that providers call at with their answers. It is no row of the method table, because no client calls it. A call that the
 * provider has not signed is 401 in one way, whatever is wrong with it; a signed one is 200, whatever became of it (R0.80).
 */
export function addIdentityDoor(app: FastifyInstance, bank: Bank): void {
  const url = '/identity-providers/:provider/results';
  app.post<{ Params: { provider: string } }>(url, { bodyLimit: BODY_LIMIT }, async (request) => {
    const provider = providerNamed(request.params.provider);
    const { body } = request;
    if (provider === undefined || !Buffer.isBuffer(body)) throw notSigned();
    const headers = { timestamp: one(request, 'x-timestamp'), signature: one(request, 'x-signature') };
    const hints = await bank.db.transaction((tx) => receive(tx, { provider, headers, body }, bank));
    if (!hints) throw notSigned();
    bank.publish(hints);
    return {};
  });
}

const notSigned = () => new HttpRefusal(401, 'Not signed.');

function one({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}
