import { mailboxOf } from '@bank/protocol';
import type { Row } from '@bank/protocol';
import {
  loginTwoStepConfirm,
  loginTwoStepSet,
  otpResend,
  pushResend,
  scpRequest,
  storesUrlsSend,
  token,
} from '@bank/protocol/auth';
import { createPersonalAccount } from '@bank/protocol/onboarding';
import { passkeyLogin } from '@bank/protocol/passkeys';
import { checkEmail } from '@bank/protocol/profile-emails';
import { secretHash } from '../identity/auth/sessions';

/** Calls that tell whether an address is known. */
const TELLING: ReadonlySet<string> = new Set([checkEmail.name, createPersonalAccount.name]);

/** The fields of a request that name a user; one at most is there. */
const NAMES = ['username', 'email'] as const;

/** Calls about a sign-in that has begun. Its secret stands in the first of these fields that is there. */
const SIGN_IN_FIELDS = ['loginCode', 'code', 'key', 'secret'] as const;
const OF_A_SIGN_IN: ReadonlySet<string> = new Set([
  loginTwoStepConfirm.name,
  loginTwoStepSet.name,
  otpResend.name,
  passkeyLogin.name,
  pushResend.name,
  scpRequest.name,
  storesUrlsSend.name,
  token.name,
]);

/** What a call without a session is about (R0.147). */
export type About = 'name' | 'secret' | null;

/**
 * Callers of what tells whether an address is known are counted by their own address alone: each one that they try is another name (R0.28).
 * @returns null: about nothing
 */
export function aboutOf({ name, auth, request }: Row): About {
  if (auth !== 'none' || OF_A_SIGN_IN.has(name)) return 'secret';
  const def: object | undefined = request?._zod.def;
  const shape = def && 'shape' in def && def.shape ? Object.keys(def.shape) : [];
  return !TELLING.has(name) && NAMES.some((field) => shape.includes(field)) ? 'name' : null;
}

/**
 * Whom or what a call of a stranger is counted for beside their address: the user that it names, or the secret that it was sent.
 * @param secret of a link or an identity check, as it came
 * @returns empty for a call that is about nothing
 */
export function subjectOf(row: Row, fields: Readonly<Record<string, unknown>>, secret: unknown): string {
  const first = (names: readonly string[]) => names.map((name) => fields[name]).find((value) => value !== undefined);
  const about = aboutOf(row);
  const said = about === 'name' ? first(NAMES) : OF_A_SIGN_IN.has(row.name) ? first(SIGN_IN_FIELDS) : secret;
  if (about === null || typeof said !== 'string') return '';
  return about === 'name'
    ? (mailboxOf(said) ?? said.toLowerCase()).slice(0, 254)
    : `secret ${secretHash(said).toString('hex')}`;
}
