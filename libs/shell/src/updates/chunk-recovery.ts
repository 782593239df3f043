import type { createBrowserRouter } from 'react-router-dom';
import { currentRelease, loadedRelease } from './release-watch';

type Router = ReturnType<typeof createBrowserRouter>;

const KEY = 'bank.reloadedAt';
/** At most one reload in this many ms: a server that is really broken must not make the page reload for ever. */
export const RELOAD_AGAIN_AFTER_MS = 30_000;

/** Marks a failure to fetch code, so that the error screen can say what it is. */
export class MissingChunk extends Error {
  override name = 'MissingChunk';
}

interface Surroundings {
  now(): number;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Loads the page again, at the place that was on its way when there is one. */
  reload(): void;
  /** Whether there is a page to load: without one the browser's own error page would take the place of this one. */
  isReachable(): Promise<boolean>;
  /** Money or other work is being typed; a reload would lose the intent. */
  isBusy(): boolean;
}

/**
 * Decides what to do when a lazy chunk cannot be fetched: usually a release removed it, and loading the page again brings the
 * new one.
 * @returns true when the page is being loaded again
 */
export async function reloadForChunk({ now, storage, reload, isReachable, isBusy }: Surroundings): Promise<boolean> {
  if (isBusy()) return false;
  const last = Number(storage.getItem(KEY) ?? 0);
  if (now() - last < RELOAD_AGAIN_AFTER_MS || !(await isReachable())) return false;
  storage.setItem(KEY, String(now()));
  reload();
  return true;
}

/** Answers the address that a click is on its way to; null while the page rests. */
let goal: () => string | null = () => null;

/** Where the page will be when its navigation is over. Before there is a router it rests. */
export const goalOfClick = (): string | null => goal();

/** Makes recovery open the place that was clicked instead of the one it was clicked on. */
export function followGoal({ state, subscribe }: Pick<Router, 'state' | 'subscribe'>): void {
  let current = state;
  subscribe((next) => {
    current = next;
  });
  goal = () => {
    const { location: to } = current.navigation;
    return to ? to.pathname + to.search + to.hash : null;
  };
}

/** Where the page is loaded again; tests look at it, because no page of theirs can be. */
export const thisPage = {
  /** @param address null for the one that is open */
  load(address: string | null): void {
    if (address === null) location.reload();
    else location.assign(address);
  },
};

/** @returns true when the page is being loaded again; false also where storage is denied, because there is no safe reload without it */
export async function recoverPage(): Promise<boolean> {
  try {
    return await reloadForChunk({
      now: () => Date.now(),
      storage: sessionStorage,
      reload: () => thisPage.load(goalOfClick()),
      isReachable: async () => navigator.onLine && (await currentRelease(fetch)) !== null,
      isBusy: () => document.querySelector('form[data-dirty]') !== null,
    });
  } catch {
    return false;
  }
}

/** What holds a new release up: a half-filled form, with a draft that brings it back or without. */
export type HeldBy = 'draft' | 'form';

/** @returns null where no form stands in the way, or where the server has no other release than this page's (R0.61) */
export async function heldRelease(): Promise<HeldBy | null> {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-dirty]')];
  const loaded = loadedRelease(document);
  const current = forms.length === 0 || loaded === null ? null : await currentRelease(fetch);
  if (current === null || current === loaded) return null;
  return forms.every((form) => form.dataset['dirty'] === 'kept') ? 'draft' : 'form';
}

/** For the `catch` of a lazy import. Never comes back while the page is reloading, so that nothing flashes. @throws MissingChunk */
export async function recoverChunk(reason: unknown): Promise<never> {
  if (!isChunkFailure(reason)) throw reason;
  if (await recoverPage()) return await new Promise(() => undefined);
  throw new MissingChunk('A part of the application could not be fetched', { cause: reason });
}

/** Browsers agree on the kind of error, not on its words. */
export function isChunkFailure(reason: unknown): boolean {
  return (
    reason instanceof Error &&
    /dynamically imported module|importing a module script|module script failed|Unable to preload/i.test(reason.message)
  );
}
