import type { Row } from '@bank/protocol';
import { createPersonalAccount } from '@bank/protocol/onboarding';
import { checkEmail } from '@bank/protocol/profile-emails';
import { secretHash } from '../identity/auth/sessions';

/** Calls that tell whether an address is known. */
const TELLING: ReadonlySet<string> = new Set([checkEmail.name, createPersonalAccount.name]);

/** The fields of a request that name a user; one at most is there. */
const NAMES = ['username', 'email'] as const;

/**
 * Whether a call of a stranger names whom it is about. Callers of what tells whether an address is known are counted by their own address
 * alone: each one that they try is another name (R0.28).
 */
export function namesItsSubject({ name, request }: Row): boolean {
  const def: object | undefined = request?._zod.def;
  const shape = def && 'shape' in def && def.shape ? Object.keys(def.shape) : [];
  return !TELLING.has(name) && NAMES.some((field) => shape.includes(field));
}

/**
 * What a call without a session is about: the user that it names, or the secret that it was sent. Without either it is counted by the address alone.
 * @param secret of a link or an identity check, as it came
 */
export function subjectOf(row: Row, fields: Readonly<Record<string, unknown>>, secret: unknown): string {
  if (row.auth !== 'none') return typeof secret === 'string' ? `secret ${secretHash(secret).toString('hex')}` : '';
  const named = fields['username'] ?? fields['email'];
  return namesItsSubject(row) && typeof named === 'string' ? named.toLowerCase().slice(0, 254) : '';
}
