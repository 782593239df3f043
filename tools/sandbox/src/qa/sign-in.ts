import { challengeOf, createLoginCode } from '../identity/auth/login-code';
import type { Clock } from '../platform/clock';
import type { Db } from '../platform/db';
import type { Ids } from '../platform/ids';
import { personas } from '../seed/personas';

/** A link in the address is seen by more than the user, so it is short-lived. */
const LIFE_S = 60;

/**
 * An address that signs a persona in to a brand, once (R1.2.30: code plus codeVerifier).
 * @returns null when there is no such persona
 */
export async function signInUrl(
  { db, clock, ids }: { db: Db; clock: Clock; ids: Ids },
  personaKey: string,
  brandUrl: string,
): Promise<string | null> {
  const persona = personas.find(({ key }) => key === personaKey);
  if (!persona) return null;
  const codeVerifier = ids.secret();
  const pending = { userId: persona.userId, challenge: challengeOf(codeVerifier), lifeS: LIFE_S, way: 'link' as const };
  const code = await db.transaction((tx) => createLoginCode(tx, { clock, ids }, pending));
  return `${brandUrl}/?${new URLSearchParams({ code, codeVerifier }).toString()}`;
}
