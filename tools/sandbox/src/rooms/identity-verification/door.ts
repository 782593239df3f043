import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { CallContext } from '../../platform/handler';
import { HttpRefusal } from '../../platform/refusal';
import { providerNamed } from './providers';
import { isFromProvider, receive } from './receive';

type Bank = Pick<CallContext, 'db' | 'clock' | 'ids' | 'outbox' | 'publish'>;

/** A message is a few lines. */
const BODY_LIMIT = 4096;

/**
 * The door that providers call at with their answers. It is no row of the method table, because no client calls it. A call that the
 * provider has not signed is 401 in one way, whatever is wrong with it; a signed one is 200, whatever became of it (R0.80).
 */
export function addIdentityDoor(app: FastifyInstance, bank: Bank): void {
  void app.register((door, _options, done) => {
    door.removeAllContentTypeParsers();
    // What is signed are bytes, of whatever type they say to be.
    door.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    // A body that is too long or of no type has no signature either.
    door.setErrorHandler<FastifyError>((error) => {
      throw (error.statusCode ?? 500) < 500 ? notSigned() : error;
    });
    addResults(door, bank);
    done();
  });
}

function addResults(door: FastifyInstance, bank: Bank): void {
  const url = '/identity-providers/:provider/results';
  door.post<{ Params: { provider: string } }>(url, { bodyLimit: BODY_LIMIT }, async (request) => {
    const provider = providerNamed(request.params.provider);
    const { body } = request;
    if (provider === undefined || !Buffer.isBuffer(body)) throw notSigned();
    const headers = { timestamp: one(request, 'x-timestamp'), signature: one(request, 'x-signature') };
    // Before any transaction: strangers may send as many as they like.
    if (!(await isFromProvider({ provider, headers, body }, bank))) throw notSigned();
    const hints = await bank.db.transaction((tx) => receive(tx, { provider, body }, bank));
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
