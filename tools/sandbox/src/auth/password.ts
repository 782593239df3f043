import { randomBytes } from 'node:crypto';
import { argon2id, argon2Verify } from 'hash-wasm';

// OWASP password storage: argon2id with 19 MiB, two passes, one lane; about 40 ms on a small machine.
const COST = { parallelism: 1, iterations: 2, memorySize: 19_456, hashLength: 32 } as const;

/** @returns the encoded hash with its salt and cost, as it is kept at rest */
export function hashPassword(password: string): Promise<string> {
  return argon2id({ ...COST, password: password.normalize('NFKC'), salt: randomBytes(16), outputType: 'encoded' });
}

/** @param hash what `hashPassword` answered */
export function verifyPassword(password: string, hash: string): Promise<boolean> {
  return argon2Verify({ password: password.normalize('NFKC'), hash });
}

/** What an unknown address is checked against, so that it takes as long as a known one. Never matches. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
