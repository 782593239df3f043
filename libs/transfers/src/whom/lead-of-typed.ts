import { here } from './here';
import { type KnownPayees, onlyOf } from './known';
import { type Lead, leadOf } from './leads';
import { readWhom } from './read-whom';
import { type WhomError, whomProblem } from './whom-errors';

/** Where what was typed leads; a name leads to the one payee who is meant. Null where it leads nowhere. */
export function leadOfTyped(typed: string, known: KnownPayees): Lead | null {
  const whom = readWhom(typed, here());
  return whom.kind === 'name' ? (onlyOf(known, typed)?.lead ?? null) : leadOf(whom);
}

/** Why it leads nowhere; null where it leads on. */
export const problemOfTyped = (typed: string, known: KnownPayees): WhomError | null =>
  leadOfTyped(typed, known) ? null : whomProblem(readWhom(typed, here()));
