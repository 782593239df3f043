import { randomBytes } from 'node:crypto';
import { argon2id, argon2Verify } from 'hash-wasm';

// OWASP password storage: argon2id with 19 MiB, two passes, one lane; about 40 ms on a small machine.
const COST = { parallelism: 1, iterations: 2, memorySize: 19_456, hashLength: 32 } as const;
/** No protection: for passwords that everybody knows, in banks that live for one test. */
export const LEAST_COST = { ...COST, iterations: 1, memorySize: 8 };

/** @returns the encoded hash with its salt and cost, as it is kept at rest; what it cost to make it costs to check it */
export function hashPassword(password: string, cost: typeof LEAST_COST = COST): Promise<string> {
  return argon2id({ ...cost, password: password.normalize('NFKC'), salt: randomBytes(16), outputType: 'encoded' });
}

/** @param hash what `hashPassword` answered */
export function verifyPassword(password: string, hash: string): Promise<boolean> {
  return argon2Verify({ password: password.normalize('NFKC'), hash });
}

/** What an unknown address is checked against, so that it takes as long as a known one. Never matches. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
