import type { Query } from '@tanstack/react-query';
import { customerInfo } from '@bank/protocol/customer';
import { ApiFailure, type FailureKind } from './api-failure';
import { asks, PROBE_EVERY_MS } from './asks';
import { availability } from './availability';
import { asProbe, isAdmitted, isRetryTime } from './gate';
import { invalidateAll, queryClient } from './query';
import { unlessElsewhere } from './tabs';
import { currentTransport, send } from './transport';

/** Delay of the first probe after a failure, or after another tab stopped probing. */
const SOON_MS = 2000;
/** A shorter outage has left nothing on screen out of date but what failed. */
const BLIP_MS = 2000;
const LOCK = 'bank.probe';

/** Failures that pass by themselves, so that a retry makes sense. */
const PASSES: ReadonlySet<FailureKind> = new Set(['network', 'server', 'rateLimited']);

/** Whether the bank is away; false for a refusal. */
export const isOutage = (failure: unknown): failure is ApiFailure =>
  failure instanceof ApiFailure && PASSES.has(failure.kind);

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | null = null;
let awaySince: number | null = null;
let healedAt = 0;

const failed = (): Query[] =>
  queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' && isOutage(state.error) });

const failedOnScreen = () => failed().filter((each) => each.isActive());

const hasSession = () => currentTransport().tokens.get() !== null;

/** A page without a session has what it shows to wait for, and nothing else. */
const isWanted = () =>
  waiting.size > 0 || failedOnScreen().length > 0 || (hasSession() && availability.get().state !== 'ok');

/**
 * The failed query that has waited longest, visible ones first; without any, the query of the user. Where nobody is signed in, what waits asks itself,
 * and its answer says whether the bank is back.
 */
function probe(): Promise<unknown> {
  const oldest = (queries: Query[]) =>
    queries.sort((one, other) => one.state.errorUpdatedAt - other.state.errorUpdatedAt)[0];
  const query = oldest(failedOnScreen()) ?? oldest(failed());
  return asProbe<Promise<unknown>>(
    () => query?.fetch() ?? (hasSession() ? send(customerInfo, undefined, 'read') : askWaiting()),
  );
}

function askWaiting(): Promise<never> {
  for (const each of [...waiting]) each();
  return Promise.reject(new ApiFailure('network'));
}

async function runProbe(isPressed: boolean): Promise<void> {
  if (!isWanted()) return;
  const now = Date.now();
  if (!isDue(now, isPressed)) return schedule();
  let isBack = false;
  asks.count(now, { isProbe: !isPressed });
  await unlessElsewhere(LOCK, async () => {
    isBack = await probe().then(
      () => true,
      () => false,
    );
  });
  // From "away" the change of state has healed already.
  if (isBack && healedAt < now) heal();
  schedule();
}

function isDue(now: number, isPressed: boolean): boolean {
  if (availability.get().state === 'offline' || !isRetryTime(now) || !asks.hasRoom(now)) return false;
  return isPressed || now - asks.probedAt(now) >= PROBE_EVERY_MS;
}

function schedule(): void {
  if (timer !== null || !isWanted()) return;
  const known = availability.get();
  if (known.state === 'offline') return;
  const now = Date.now();
  const retryAt = known.state === 'away' ? (known.retryAt ?? 0) : 0;
  const dueAt = Math.max(now + SOON_MS, asks.probedAt(now) + PROBE_EVERY_MS, retryAt);
  timer = setTimeout(() => {
    timer = null;
    void runProbe(false);
  }, dueAt - now);
}

/** The bank is back: refetch failed queries, and after a longer outage all visible ones. */
function heal(): void {
  const now = Date.now();
  asks.back(now);
  const wasLong = awaySince !== null && now - awaySince >= BLIP_MS;
  awaySince = null;
  healedAt = now;
  // A screen that could not be shown starts anew instead of finding its old failure. What the bank itself refused it would refuse again.
  for (const query of failed())
    if (!query.isActive() && query.state.data === undefined) queryClient.getQueryCache().remove(query);
  if (wasLong) void invalidateAll();
  else for (const query of failedOnScreen()) void query.fetch().catch(() => undefined);
  for (const each of [...waiting]) each();
}

/** Asks now, as a person wants it, unless the bank has named a later time or was asked often enough. */
export function askNow(): void {
  if (isAdmitted(Date.now())) void runProbe(true);
}

/** Something hints that the bank is away: asks it, at most once a minute, so that the person need not find it out by a press. */
export function suspect(): void {
  const now = Date.now();
  if (!hasSession() || asks.probedAt(now) > 0) return;
  asks.count(now, { isProbe: true });
  void probe().catch(() => undefined);
}

/**
 * Calls back each time the bank answers after an outage, and probes it until then.
 * @returns a function that stops waiting
 */
export function whenBack(onBack: () => void): () => void {
  waiting.add(onBack);
  schedule();
  return () => waiting.delete(onBack);
}

let isStarted = false;

/** Follows the bank's being away and back. Called with the transport's configuration; a second call changes nothing. */
export function startRecovery(): void {
  if (isStarted) return;
  isStarted = true;
  const { state: first } = availability.get();
  let wasOffline = first === 'offline';
  // A page that was loaded in the middle of an outage.
  if (first !== 'ok') {
    awaySince = Date.now();
    schedule();
  }
  availability.subscribe(({ state }) => {
    const isOnlineAgain = wasOffline && state === 'away';
    wasOffline = state === 'offline';
    if (state === 'ok') return heal();
    awaySince ??= Date.now();
    if (isOnlineAgain) void runProbe(true);
    else schedule();
  });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') schedule();
  });
}
