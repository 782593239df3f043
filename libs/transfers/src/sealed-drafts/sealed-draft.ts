import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { readKey, seal, type SealedPart, unseal } from './seal';

/** How long a draft is kept after it was last changed, in ms (R0.33). */
const KEPT_MS = 30 * 24 * 3600 * 1000;
/** Rows that are encrypted together. A key press encrypts those around it again, and no others. */
const ROWS_A_PART = 500;

/** The small part of a draft that changes as a whole, and its rows. */
export interface DraftParts {
  head: unknown;
  rows: readonly unknown[];
}

interface Kept {
  /** When it was last changed, in ms since 1970. */
  at: number;
  head: SealedPart;
  rows: readonly SealedPart[];
}

export interface SealedDraft {
  /** What an earlier visit left; null without, and for what cannot be opened. */
  read(): Promise<DraftParts | null>;
  /**
   * Stores a state of the draft, null to forget it. The states between two that are stored may be left out. Rows that are the same objects
   * as before are not encrypted again.
   */
  keep(parts: DraftParts | null): void;
  /** Ends once what was given to `keep` is stored, or was not. @returns whether a reload finds it */
  stored(): Promise<boolean>;
}

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('bank-drafts', 'sealed'));

/**
 * A draft in the browser's own database, for 30 days, encrypted (R0.33, ADR-62). Where the browser forbids the database, or encryption as on a
 * page without https, nothing is kept.
 * @param name which form it is of
 * @param given the bank's key, and the name of that key, under which the draft lies
 * @param now ms since 1970
 */
export async function openDraft(
  name: string,
  given: { keyId: string; key: string },
  now: () => number,
): Promise<SealedDraft> {
  const place = `${given.keyId}/${name}`;
  try {
    const key = await readKey(given.key);
    await forgetOld(now());
    return draftAt(place, key, now);
  } catch {
    return { read: () => Promise.resolve(null), keep: () => undefined, stored: () => Promise.resolve(false) };
  }
}

function draftAt(place: string, key: CryptoKey, now: () => number): SealedDraft {
  let last: { rows: readonly (readonly unknown[])[]; sealed: readonly SealedPart[] } = { rows: [], sealed: [] };
  let next: DraftParts | null | undefined;
  let storing: Promise<boolean> | null = null;
  let isStored = false;

  async function write(parts: DraftParts): Promise<void> {
    const rows = inParts(parts.rows);
    const sealed = await Promise.all(
      rows.map((part, index) => {
        const kept = last.sealed[index];
        return kept && isSame(part, last.rows[index]) ? kept : seal(key, rowsPlace(place, index), part);
      }),
    );
    last = { rows, sealed };
    const kept: Kept = { at: now(), head: await seal(key, place, parts.head), rows: sealed };
    await set(place, kept, store());
  }

  async function storeAll(): Promise<boolean> {
    while (next !== undefined) {
      const parts = next;
      next = undefined;
      // A full or forbidden store keeps no draft; the screen goes on without.
      isStored = await (parts === null ? del(place, store()) : write(parts)).then(
        () => true,
        () => false,
      );
    }
    storing = null;
    return isStored;
  }

  return {
    async read() {
      try {
        const kept = await get<Kept>(place, store());
        if (!kept) return null;
        const parts = await Promise.all(kept.rows.map((part, index) => unseal(key, rowsPlace(place, index), part)));
        return { head: await unseal(key, place, kept.head), rows: parts.flat() };
      } catch {
        return null;
      }
    },
    keep(parts) {
      next = parts;
      storing ??= storeAll();
    },
    stored: () => storing ?? Promise.resolve(isStored),
  };
}

const rowsPlace = (place: string, index: number) => `${place}/${index}`;

const inParts = (rows: readonly unknown[]): (readonly unknown[])[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_A_PART) }, (_, index) =>
    rows.slice(index * ROWS_A_PART, (index + 1) * ROWS_A_PART),
  );

const isSame = (a: readonly unknown[], b: readonly unknown[] | undefined): boolean =>
  b !== undefined && a.length === b.length && a.every((row, index) => row === b[index]);

/** Also those of users who do not come back to this browser. */
async function forgetOld(now: number): Promise<void> {
  const all = await entries<string, Kept>(store());
  await Promise.all(all.filter(([, { at }]) => now - at > KEPT_MS).map(([place]) => del(place, store())));
}
