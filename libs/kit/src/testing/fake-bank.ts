import { configureTransport, queryClient, startResolver } from '@bank/api-client';
import { forgetAsks, ownHeaders, slowBank, startNewPage } from '@bank/api-client/testing';
import { shownEmail } from '@bank/session/calls';

/** One call as it arrived. */
export interface ReceivedCall {
  /** A method's name, or verb and address of a row that is none: `GET /auth/passkeys`. */
  method: string;
  input: Readonly<Record<string, unknown>>;
  idempotencyKey: string | null;
}

/** The answer of a stubbed method: fields beside the envelope, a refusal, or none. */
export type Answer =
  | Readonly<Record<string, unknown>>
  /** The answer is lost on the way; for money that is unknown, not failed (R0.20). */
  | { lost: true }
  | { refused: string; code?: string; field?: string; reason?: string };

export interface FakeBank {
  calls: ReceivedCall[];
  /** The calls of one method. */
  of(method: string): ReceivedCall[];
}

/** An unchecked access token that does not expire during a test. */
const TOKEN = ['e30', btoa(JSON.stringify({ exp: 4_102_444_800 })), 'x'].join('.');

/**
 * Stubs the bank at the transport, for the paths of a screen that the sandbox would have to be provoked into. Calls that
 * have no answer here are refused loudly.
 */
export function fakeBank(
  answers: Readonly<Record<string, (call: ReceivedCall) => Answer | Promise<Answer>>>,
): FakeBank {
  queryClient.clear();
  startNewPage();
  forgetAsks();
  const calls: ReceivedCall[] = [];
  configureTransport({
    baseUrl: '/api',
    tokens: {
      get: () => ({ accessToken: TOKEN, refreshToken: 'r', generation: 1 }),
      set: () => undefined,
      clear: () => undefined,
    },
    language: () => 'en',
    acting: () => null,
    email: shownEmail,
    onSessionExpired: () => undefined,
    onStaleTokens: () => undefined,
    adapter: async (config) => {
      const { method = `${config.method?.toUpperCase()} ${config.url}`, ...input } = sent(config.data);
      const isHttp = config.method !== 'post' || sent(config.data).method === undefined;
      const key: unknown = config.headers.get('Idempotency-Key');
      const call: ReceivedCall = { method, input, idempotencyKey: typeof key === 'string' ? key : null };
      calls.push(call);
      const answer = (await answers[method]?.(call)) ?? { refused: `The test has no answer for ${method}`, code: 'IM' };
      await slowBank();
      const { status, body } = isHttp ? onTheHttpWire(answer) : onTheWire(answer);
      return { data: body, status, statusText: '', headers: 'lost' in answer ? {} : ownHeaders(config), config };
    },
  });
  startResolver();
  return { calls, of: (method) => calls.filter((call) => call.method === method) };
}

function sent(data: unknown): Readonly<Record<string, unknown>> & { method?: string } {
  return typeof data === 'string' ? (JSON.parse(data) as Record<string, unknown> & { method?: string }) : {};
}

/** Rows that are no methods answer by status, and refuse with a message and a word. */
function onTheHttpWire(answer: Answer): { status: number; body: string } {
  if ('lost' in answer) return { status: 504, body: '' };
  if (!('refused' in answer)) return { status: 200, body: JSON.stringify(answer) };
  const { refused, code } = answer as { refused: string; code?: string };
  return { status: 403, body: JSON.stringify({ message: refused, code }) };
}

function onTheWire(answer: Answer): { status: number; body: string } {
  if ('lost' in answer) return { status: 504, body: '' };
  if (!('refused' in answer)) return { status: 200, body: JSON.stringify({ responseCode: '00', ...answer }) };
  const { refused, code, field, reason } = answer as {
    refused: string;
    code?: string;
    field?: string;
    reason?: string;
  };
  const validationErrors = field === undefined ? undefined : [{ description: refused, field }];
  return {
    status: 200,
    body: JSON.stringify({ responseCode: code ?? 'VF', responseDescription: refused, validationErrors, reason }),
  };
}
