import * as z from 'zod/mini';
import { http } from './method';
import { idIn, instant } from './wire';

// R1.3.16, R1.7.19: two providers check who a customer is, behind one interface; the bank chooses which.

/** The names of the providers are neutral (1 §3). */
export const identityProvider = z.enum(['one', 'two']);
export type IdentityProvider = z.output<typeof identityProvider>;

/** How a run of a provider came out; each run has one outcome, and it is final (R0.81). */
export const identityOutcome = z.enum([
  'clear',
  'blurred',
  'expired',
  'nameMismatch',
  'underAge',
  'otherFace',
  'duplicate',
  'needsVideo',
  'abandoned',
  /** The provider was away too long: a new run goes to the other one (R0.82). */
  'providerDown',
]);
export type IdentityOutcome = z.output<typeof identityOutcome>;

/** What a run is done with. The token opens this run alone: it goes into the page's address, and from there into a header (R0.83). */
const run = { runId: z.string(), token: z.string() };

/** Which provider, and how. Both being away, what is asked for is sent by file. */
const startAnswer = z.discriminatedUnion('how', [
  z.object({ ...run, provider: identityProvider, how: z.literal('sdk') }),
  /** The browser leaves for `url` through the gate (R0.15), and comes back to the page of the run. */
  z.object({ ...run, provider: identityProvider, how: z.literal('redirect'), url: z.string() }),
  z.object({ how: z.literal('file') }),
]);
export type IdentityStart = z.output<typeof startAnswer>;

/** Sending the papers by file asks for the same rights, because both answer the same question. */
const starts = {
  acting: true,
  balanceInfo: false,
  right: [2, 5],
  refusals: ['identityNotAsked', 'tooManyRuns'],
  response: startAnswer,
} as const;

/** Starts a run for the signed-in customer. The one before it is over: what comes of it changes nothing. */
export const identityVerificationStart = http('POST /identity-verification', starts);

/** The same for the customer acted for; any other id is refused. */
export const customerIdentityVerificationStart = http('POST /customers/{id}/identity-verification', {
  ...starts,
  request: z.strictObject({ id: idIn }),
});

/**
 * How far a run is. started: the provider has said nothing yet. checking: it has the pictures. answered: the bank has its answer. While the
 * browser is at a provider, a run is started.
 */
export const identityRunState = z.enum(['started', 'checking', 'answered']);

/**
 * Where a run stands, for the holder of its token. 401 for a token that is unknown, expired, of another run, or dead: once the bank
 * has its answer the token starts nothing more, and reads the bank's word for ten minutes.
 */
export const identityRunGet = http('GET /identity-verification/{runId}', {
  auth: 'identityToken',
  beyond: true,
  request: z.strictObject({ runId: z.string().check(z.maxLength(64)) }),
  response: z.object({
    run: z.object({
      provider: identityProvider,
      how: z.enum(['sdk', 'redirect']),
      state: identityRunState,
      expiresAt: instant,
      /** Opens the provider's own part of the run; null once there is nothing left to do in it. */
      sdkToken: z.nullable(z.string()),
      /** Null while nothing has come from the provider. */
      outcome: z.nullable(identityOutcome),
      /** What it means for the customer, in the language of the call. */
      message: z.nullable(z.string()),
      /** The video call that is needed. */
      videoJobId: z.nullable(z.string()),
    }),
  }),
});
export type IdentityRun = z.output<typeof identityRunGet.response>['run'];

/** How far a video call is. */
export const videoJobState = z.enum(['scheduled', 'ready', 'joined', 'done', 'missed']);
export type VideoJobState = z.output<typeof videoJobState>;

/** One video call, for the holder of its id, which travels as the token of a run does. 401 for an unknown id. */
export const videoIdentityJobGet = http('GET /video-identity-job', {
  auth: 'identityToken',
  beyond: true,
  response: z.object({
    job: z.object({
      state: videoJobState,
      startsAt: instant,
      /** Until when it can be joined. */
      endsAt: instant,
      outcome: z.nullable(identityOutcome),
      message: z.nullable(z.string()),
    }),
  }),
});

/** Joins a call that is ready. The address leads out of the bank through the gate (R0.15). */
export const videoIdentityJobJoin = http('POST /video-identity-job/join', {
  auth: 'identityToken',
  beyond: true,
  refusals: ['videoNotReady'],
  response: z.object({ url: z.string() }),
});
