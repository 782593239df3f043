import type { Find } from './finds';

/** Session storage, so that it ends with the tab; logging out ends it at once (ADR-51). */
const KEY = 'bank.recentFinds';
const KEPT = 5;

/** A choice of before: enough to show it again, and never an amount. */
export type Recent = Pick<Find, 'id' | 'kind' | 'name' | 'note' | 'to'>;

/** @param owner user and customer, as `ownerOf` writes them */
export const recentsOf = (owner: string): readonly Recent[] => read()[owner] ?? [];

/** Puts a choice before the earlier ones of the same owner. */
export function noteRecent(owner: string, { id, kind, name, note, to }: Recent): void {
  const all = read();
  const others = (all[owner] ?? []).filter((other) => other.id !== id);
  // An amount was of that moment, and a find's note may hold one.
  const kept = { id, kind, name, note: kind === 'transaction' ? '' : note, to };
  write({ ...all, [owner]: [kept, ...others].slice(0, KEPT) });
}

const KINDS: readonly unknown[] = ['person', 'account', 'card', 'transaction', 'page', 'news'] satisfies Find['kind'][];

/** Storage may hold anything; what is no choice of before counts as none. */
function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, name, note, to }: Record<string, unknown> = { ...value };
  return [id, name, note, to].every((text) => typeof text === 'string') && KINDS.includes(kind);
}

function read(): Readonly<Record<string, readonly Recent[]>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).map(([owner, given]) => [owner, Array.isArray(given) ? given.filter(isRecent) : []]),
    );
  } catch {
    return {};
  }
}

function write(all: Readonly<Record<string, readonly Recent[]>>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Forbidden or full storage remembers nothing.
  }
}
