import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mailboxOf } from '@bank/protocol';
import { addAnalytics } from './analytics/routes';
import { addCardsQa, moveCards } from './cards';
import { addDeclarationsQa } from './declarations';
import { addDocumentsQa } from './documents';
import { audit } from './audit';
import { lateness } from '../ledger/late';
import type { Bus } from '../platform/bus';
import type { CallContext } from '../platform/handler';
import { HttpRefusal } from '../platform/refusal';
import { addHistory } from '../seed/add-history';
import { PERSONA_PASSWORD, personas } from '../seed/personas';
import { addLeavingQa } from './leaving';
import { addNewsQa } from './news';
import { addOtherProductQa } from './other-product';
import { addPrivacyCheck } from './privacy-check/routes';
import { isFromThisMachine, isPassedOn } from '../platform/origins';
import { addIdentityProvidersQa } from './identity-providers/routes';
import { SENTINELS } from '../rooms/transfers/external/sentinels';
import { addRepresentativeQa } from './representative';
import { addTakeBackQa } from './take-back';
import { addTaxQa } from './tax';
import { addResolutionsQa } from './resolutions';
import { addWaitingQa } from './waiting/routes';
import { failingJobs, tryNow } from '../platform/jobs/failing';
import { expireOverdue } from '../ledger/overdue';
import { addWrapperSimulator } from './wrapper/simulator';
import { brandId, DEFAULT_BRANDS } from '../platform/brands';
import type { BrandPlaces } from '../platform/brands';
import { addCockpit } from './cockpit/cockpit';
import { faultDefinition } from './faults/fault';
import type { FaultStore } from './faults/fault-store';
import { readOutbox } from './outbox';
import { answerPush, waitingPushes } from './push';
import type { SharedClock } from './shared-clock';
import { servedBrands } from './served-brands';
import { signInUrl } from './sign-in';

export interface QaParts extends Pick<CallContext, 'db' | 'clock' | 'ids' | 'config' | 'outbox' | 'publish'> {
  faults: FaultStore;
  sharedClock: SharedClock;
  bus: Bus;
  /** Answers so far that were not what their rows say. */
  mismatches: readonly string[];
  reset: (() => Promise<void>) | undefined;
  brands: readonly string[] | undefined;
  places: BrandPlaces;
}

const personaKey = z.string().max(40);
const requests = {
  outbox: z.object({ to: z.string().max(254).optional(), since: z.string().max(40).optional() }),
  push: z.strictObject({ result: z.boolean() }),
  clock: z.strictObject({
    advanceMs: z
      .int()
      .min(0)
      .max(10 * 366 * 86_400_000),
  }),
  faults: z.union([faultDefinition.transform((one) => [one]), z.array(faultDefinition).max(100)]),
  history: z.strictObject({ persona: personaKey, count: z.int().min(1).max(1_000_000) }),
  signIn: z.strictObject({ persona: personaKey, brand: brandId }),
  brand: z.strictObject({ brand: brandId, url: z.string().regex(/^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/) }),
};

/** The surface outside testers build on: it keeps its shape. This machine only. */
export async function addQa(app: FastifyInstance, parts: QaParts): Promise<void> {
  const { db, clock, faults, sharedClock, bus, reset } = parts;
  const { brands = DEFAULT_BRANDS, places } = parts;

  await app.register(async (qa) => {
    qa.addHook('onRequest', async (request) => {
      // A brand's own pages send their events and their address check here through its web server (R0.12, R0.13); nothing else
      // comes that way.
      const isForeign = isPassedOn(request) && /^\/+sandbox/i.test(request.url);
      if (isForeign || !isFromThisMachine(request)) {
        throw new HttpRefusal(403, 'The QA surface answers this machine only.');
      }
    });
    addCockpit(qa);
    addWrapperSimulator(qa);
    addCardsQa(qa, parts);
    addDeclarationsQa(qa, parts);
    addDocumentsQa(qa, parts);
    addIdentityProvidersQa(qa, parts);
    addLeavingQa(qa, parts);
    addNewsQa(qa, parts);
    addOtherProductQa(qa, parts);
    addRepresentativeQa(qa, parts);
    addTakeBackQa(qa, parts);
    addTaxQa(qa, parts);
    addResolutionsQa(qa, parts);
    addWaitingQa(qa, parts);
    await addAnalytics(qa, parts);
    await addPrivacyCheck(qa, parts);

    qa.get('/sandbox/personas', () =>
      personas.map(({ key, firstName, lastName, username, customerType, description }) => ({
        key,
        name: `${firstName} ${lastName}`,
        username,
        password: PERSONA_PASSWORD,
        customerType,
        description,
      })),
    );

    qa.get('/sandbox/mismatches', () => parts.mismatches);

    qa.get('/sandbox/outbox', (request) => {
      const { to, since } = read(requests.outbox, request.query);
      const at = since === undefined ? undefined : instantFrom(since);
      return readOutbox(db, { to: to === undefined ? undefined : (mailboxOf(to) ?? to.toLowerCase()), since: at });
    });

    qa.get('/sandbox/push', () => waitingPushes(db, clock.now()));
    qa.post<{ Params: { id: string } }>('/sandbox/push/:id', async (request) => {
      const { result } = read(requests.push, json(request));
      const phone = {
        idempotencyKey: null,
        bodyHash: '',
        lang: 'en',
        ip: request.ip,
        userAgent: 'phone',
        origin: null,
        brand: null,
      };
      const asPhone = { ...parts, ...phone };
      const answered = await answerPush(request.params.id, result, asPhone);
      if (!answered) throw new HttpRefusal(404, 'Nothing waits for this phone.');
      return { result, ...answered };
    });

    qa.get('/sandbox/clock', () => ({ now: timeOf(clock.now()) }));
    qa.post('/sandbox/clock', async (request) => {
      await sharedClock.advance(read(requests.clock, json(request)).advanceMs);
      await expireOverdue(parts, null);
      await moveCards(parts);
      return { now: timeOf(clock.now()) };
    });

    qa.get('/sandbox/faults', () => faults.list());
    qa.post('/sandbox/faults', async (request) => {
      await faults.add(read(requests.faults, json(request)));
      return faults.list();
    });
    qa.delete('/sandbox/faults', async () => {
      await faults.clear();
      return [];
    });

    qa.get('/sandbox/sentinels', () => SENTINELS);

    qa.get('/sandbox/audit', async () => ({ ...(await audit(db)), late: await lateness(db, clock.now()) }));

    qa.get('/sandbox/jobs', () => failingJobs(db));
    qa.post<{ Params: { id: string } }>('/sandbox/jobs/:id', async (request) => {
      const { id } = request.params;
      if (!(await tryNow(db, id, new Date(clock.now())))) throw new HttpRefusal(404, 'No job of this name fails.');
      return failingJobs(db);
    });

    qa.post('/sandbox/reset', async () => {
      if (!reset) throw new HttpRefusal(501, 'This sandbox was started without a way to reset it.');
      // Before, so that the personas' year ends at the wall clock's today again.
      sharedClock.rewind();
      try {
        await reset();
      } finally {
        await bus.announce({ kind: 'changed', what: 'bank' });
      }
      return { now: timeOf(clock.now()) };
    });

    qa.post('/sandbox/history', async (request) => {
      const { persona, count } = read(requests.history, json(request));
      const owner = personas.find(({ key }) => key === persona);
      if (!owner) throw noPersona();
      if (owner.customerId === null) throw new HttpRefusal(400, 'This persona has no accounts of their own.');
      return { accountId: await addHistory(db, clock, persona, count) };
    });

    qa.get('/sandbox/brands', () => servedBrands(brands, places.url));
    qa.post('/sandbox/brands', (request) => {
      const { brand, url } = read(requests.brand, json(request));
      places.serve(brand, url);
      return {};
    });
    qa.post('/sandbox/sign-in', async (request) => {
      const { persona, brand } = read(requests.signIn, json(request));
      const url = await signInUrl(parts, persona, places.url(brand));
      if (url === null) throw noPersona();
      return { url };
    });
  });
}

const noPersona = () => new HttpRefusal(404, 'There is no such persona.');

const timeOf = (ms: number): string => new Date(ms).toISOString();

/** An instant as ISO 8601 or as milliseconds since the epoch. */
function instantFrom(text: string): Date {
  const at = new Date(/^\d+$/.test(text) ? Number(text) : text);
  if (Number.isNaN(at.getTime())) throw new HttpRefusal(400, 'since: not an instant');
  return at;
}

function json({ body }: FastifyRequest): unknown {
  if (!Buffer.isBuffer(body) || body.length === 0) return {};
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new HttpRefusal(400, 'The request is not JSON.');
  }
}

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new HttpRefusal(400, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}`);
}
