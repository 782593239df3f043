import { randomBytes } from 'node:crypto';
import { argon2id } from 'hash-wasm';
import { HASH_COST, passwordText } from '../identity/auth/password';

/** No protection: for passwords that everybody knows, in banks that live for one test. */
export const LEAST_COST = { ...HASH_COST, iterations: 1, memorySize: 8 };

/** Hashes on this thread, which only a bank without clients may do. */
export function hashPassword(password: string, cost: typeof LEAST_COST = HASH_COST): Promise<string> {
  return argon2id({ ...cost, password: passwordText(password), salt: randomBytes(16), outputType: 'encoded' });
}
