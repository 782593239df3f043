import { responseCode } from '@bank/protocol';
import type { Clock } from '../../platform/clock';
import type { Db, Tx } from '../../platform/db';
import type { Language } from '../../platform/languages';
import { Refusal } from '../../platform/refusal';
import { acceptedAgreements } from './agreements';
import { say } from './texts';

/** The documents to accept. Their host belongs to no brand, so the client asks before it opens them (R0.15). */
const TERMS = {
  'general-2026': 'https://documents.sandbox-bank.example/terms/general-2026',
  'payments-2026': 'https://documents.sandbox-bank.example/terms/payment-services-2026',
} as const;
export type TermId = keyof typeof TERMS;

const isTerm = (id: string): id is TermId => Object.hasOwn(TERMS, id);

/** The refusal of R1.4.16: what has to be accepted, in the caller's language. */
export function termsRefusal(ids: readonly string[], language: Language): Refusal {
  const terms = ids.filter(isTerm).map((id) => ({ id, title: say(language, id), url: TERMS[id] }));
  return new Refusal(responseCode.terms, say(language, 'refused'), { fields: { terms } });
}

/** What a user has not accepted yet and has to by now. */
async function dueTerms(db: Tx, now: Date, userId: number): Promise<string[]> {
  const rows = await db.prepared<{ id: string }>(
    'due-terms',
    `SELECT term_id AS id FROM pending_term
      WHERE user_id = $1 AND accepted_at IS NULL AND (due_at IS NULL OR due_at <= $2) ORDER BY term_id`,
    [userId, now],
  );
  return rows.map(({ id }) => id);
}

/** What a user has not accepted yet and has to later, the nearest first. */
export async function termsToCome(db: Tx, now: Date, userId: number, language: string) {
  const rows = await db.prepared<{ id: string; dueAt: Date }>(
    'terms-to-come',
    `SELECT term_id AS id, due_at AS "dueAt" FROM pending_term
      WHERE user_id = $1 AND accepted_at IS NULL AND due_at > $2 ORDER BY due_at, term_id`,
    [userId, now],
  );
  return rows.flatMap(({ id, dueAt }) =>
    isTerm(id) ? [{ id, title: say(language, id), url: TERMS[id], dueAt: dueAt.toISOString() }] : [],
  );
}

/** What a user has accepted, newest first: later terms of the bank, and the agreements of their registration. */
export async function acceptedTerms(db: Tx, userId: number, language: string) {
  const rows = await db.query<{ id: string; acceptedAt: Date }>(
    `SELECT term_id AS id, accepted_at AS "acceptedAt" FROM pending_term
      WHERE user_id = $1 AND accepted_at IS NOT NULL ORDER BY term_id`,
    [userId],
  );
  const terms = rows.flatMap(({ id, acceptedAt }) =>
    isTerm(id) ? [{ id, title: say(language, id), url: TERMS[id], acceptedAt: acceptedAt.toISOString() }] : [],
  );
  const all = [...terms, ...(await acceptedAgreements(db, userId, language))];
  return all.sort((one, other) => Date.parse(other.acceptedAt) - Date.parse(one.acceptedAt));
}

export async function acceptTerms(db: Tx, clock: Clock, userId: number, ids: readonly string[]): Promise<void> {
  await db.query(
    'UPDATE pending_term SET accepted_at = $3 WHERE user_id = $1 AND term_id = ANY ($2) AND accepted_at IS NULL',
    [userId, ids, new Date(clock.now())],
  );
}

/** How long "nothing pending" is cached, so that the hot path runs no query. New terms take effect within this time. */
const CLEAR_MS = 5_000;

/** Stops the calls of users with terms to accept. */
export interface TermsGate {
  /** @throws Refusal TE */
  admit(userId: number, language: Language): Promise<void>;
  reset(): void;
}

export function createTermsGate(db: Db, clock: Clock): TermsGate {
  const clearUntil = new Map<number, number>();
  return {
    async admit(userId, language) {
      if ((clearUntil.get(userId) ?? 0) > clock.now()) return;
      const due = await dueTerms(db, new Date(clock.now()), userId);
      if (due.length > 0) throw termsRefusal(due, language);
      if (clearUntil.size > 10_000) clearUntil.clear();
      clearUntil.set(userId, clock.now() + CLEAR_MS);
    },
    reset: () => clearUntil.clear(),
  };
}
