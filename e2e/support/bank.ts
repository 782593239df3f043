import { ownBank } from './banks';
import { brandUnderTest } from './brands';

/** The sandbox's QA surface, as a tester would call it. Every function throws when the sandbox says no. */

/** The bank of this worker, for example http://127.0.0.1:41234 */
export const SANDBOX = ownBank();

export interface Persona {
  key: string;
  name: string;
  username: string;
  password: string;
  customerType: string;
}

export interface Message {
  id: string;
  at: string;
  channel: 'sms' | 'email' | 'push';
  to: string;
  text: string;
  code?: string;
}

export interface Fault {
  match: { method?: string; path?: string };
  kind: 'status' | 'answer' | 'delay' | 'drop-before' | 'drop-after' | 'truncate' | 'html' | 'empty';
  status?: number;
  /** What an `answer` says. */
  body?: object;
  delayMs?: number;
  times: number;
}

async function ask<T>(verb: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${SANDBOX}/sandbox/${path}`, {
    method: verb,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${verb} /sandbox/${path} answered ${response.status}: ${text}`);
  return (text ? JSON.parse(text) : undefined) as T;
}

export const reset = () => ask<unknown>('POST', 'reset', {});
export const advanceClock = (ms: number) => ask<{ now: string }>('POST', 'clock', { advanceMs: ms });
/** The bank knows the brand of a page by this address from now on. */
export const brandServedAt = (brand: string, url: string) => ask<unknown>('POST', 'brands', { brand, url });
export const clock = () => ask<{ now: string | number }>('GET', 'clock');
export const addFault = (fault: Fault) => ask<unknown>('POST', 'faults', fault);
/** From now on every call gets a gateway's 503, until the faults are cleared. */
export const takeBankAway = () => addFault({ match: {}, kind: 'status', status: 503, times: 1_000_000 });
export const clearFaults = () => ask<unknown>('DELETE', 'faults');
/** Answers so far that were not what the method table says. */
export const mismatches = () => ask<string[]>('GET', 'mismatches');
export const audit = () => ask<{ ok: boolean; checks: { id: string; ok: boolean; detail: string }[] }>('GET', 'audit');
/** What customers have sent, oldest first. */
export const documents = () => ask<{ id: string; customerId: number; fileName: string }[]>('GET', 'documents');
/** The bank's back office decides about a document. */
export const decideDocument = (
  id: string,
  decision: { status: 'uploaded' | 'rejected'; reason?: string; /** `YYYY-MM-DD` */ expiresAt?: string },
) => ask<unknown>('POST', `documents/${id}`, decision);
/** The bank asks a customer for a tax certification. @param dueInDays until when it may be put off; null: no end */
export const askForTax = (customerId: number, asked: { status: 'none' | 'expiredSoon'; dueInDays: number | null }) =>
  ask<unknown>('POST', `tax/${customerId}`, asked);
/** What the bank does not accept of a certification, by the names of the call (R0.119). */
export interface Rejection {
  field: string;
  countryCode?: string;
  /** Whose it is among the people who control a company. */
  representativeId?: number;
  reason: 'unknownNumber' | 'otherPapers' | 'unclear' | 'unreadable' | 'wrongPaper';
}
/** The bank decides about the certification that waits. @param rejections none: it asks for all of it again */
export const decideTax = (
  customerId: number,
  status: 'validated' | 'rejected',
  rejections: readonly Rejection[] = [],
) => ask<unknown>('POST', `tax/${customerId}/decision`, { status, rejections });
/** The same about a representative's part. @returns the path and query of their new link; null where it is validated */
export const decideRepresentative = async (
  persona: string,
  status: 'validated' | 'rejected',
  rejections: readonly Rejection[] = [],
): Promise<string | null> =>
  (await ask<{ url: string | null }>('POST', `representatives/${persona}/decision`, { status, rejections })).url;
/** Sends a representative their link. @returns its path and query */
export const inviteRepresentative = async (persona: string): Promise<string> =>
  (await ask<{ url: string }>('POST', `representatives/${persona}/invite`, {})).url;
/** Opens one more account with so long a history. */
export const addHistory = (persona: string, count: number) =>
  ask<{ accountId: number }>('POST', 'history', { persona, count });
export const signInLink = (persona: string, brand: string) =>
  ask<{ url: string }>('POST', 'sign-in', { persona, brand });

/** Where another product's back end sends its user's browser, asking for these scopes (R1.7.18). */
export const askedByOtherProduct = async (scopes: readonly string[]) =>
  (await ask<{ authorizeUrl: string }>('POST', 'other-product/start', { scopes })).authorizeUrl;
/** The browser has come back to it. @returns how many accounts it sees */
export const finishAtOtherProduct = (address: string) =>
  ask<{ accounts?: number | null; error?: string }>('POST', 'other-product/finish', { address });

/** Signs a persona in without a page, by the code of a sign-in link. */
export async function tokensOf(persona: string): Promise<{ accessToken: string; refreshToken: string }> {
  const { searchParams } = new URL((await signInLink(persona, brandUnderTest())).url);
  const response = await fetch(`${SANDBOX}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(searchParams)),
  });
  if (!response.ok) throw new Error(`POST /auth/token answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { accessToken: string; refreshToken: string };
}

export async function persona(key: string): Promise<Persona> {
  const found = (await ask<Persona[]>('GET', 'personas')).find((candidate) => candidate.key === key);
  if (!found) throw new Error(`there is no persona "${key}"`);
  return found;
}

/** The newest code that went to an address; messages are asked for by who they went to, so runs do not mix. */
export async function lastCode(to: string): Promise<string> {
  const messages = await ask<Message[]>('GET', `outbox?to=${encodeURIComponent(to)}`);
  const code = messages
    .filter((message) => message.code !== undefined)
    .sort((one, other) => one.at.localeCompare(other.at))
    .at(-1)?.code;
  if (!code) throw new Error(`no code went to ${to}`);
  return code;
}

interface SandboxCard {
  accountId: number;
  /** Its product. */
  type: number;
  status: number;
  lastFour: string;
  email: string;
}

/** The cards of the user who signs in with an address, oldest first. */
export const cardsOf = async (email: string) =>
  (await ask<SandboxCard[]>('GET', 'cards')).filter((card) => card.email === email);
/** A shop charges a card. */
export const charge = (accountId: number, merchant: string, amount: string, change: object = {}) =>
  ask<{ purchaseId: string; approved: boolean; reason: string | null }>('POST', `cards/${accountId}/purchases`, {
    merchant,
    amount,
    ...change,
  });
/** The bank announces something, to one persona or to everybody. */
export const publishNews = (news: { title: string; html: string; persona?: string }) =>
  ask<{ id: number }>('POST', 'news', news);
/** The bank accepts what a company has declared, or refuses it with a reason. */
export const decideDeclaration = (
  customerId: number,
  decision: { kind: string; isAccepted: boolean; reason?: string },
) => ask<unknown>('POST', `declarations/${customerId}`, decision);
/** A provider of identity checks goes away, or is back. */
export const setProviderAway = (name: 'one' | 'two', isDown: boolean) =>
  ask<unknown>('POST', `identity-providers/${name}`, { isDown });
/** Lets a check of identity come out as a sentinel says. */
export const identityComesOut = (runId: string, sentinel: string) =>
  ask<unknown>('POST', `identity-runs/${runId}`, { sentinel });
