import { argon2Verify } from 'hash-wasm';
import { NOBODYS_HASH, passwordText } from '../identity/auth/password';
import type { PasswordPool, VerifyPassword } from '../identity/auth/password';
import { hashPassword, LEAST_COST } from './hash-password';

/** Nobody's hash never matches, and to find that out takes as long as a dozen calls. */
const verify: VerifyPassword = async (password, hash) =>
  hash !== NOBODYS_HASH && (await argon2Verify({ password: passwordText(password), hash }));

/**
 * Hashes and checks on this thread, for banks of tests: to start a thread takes longer than most tests, and each bank would start
 * one. What is hashed here costs next to nothing to check. There is no queue, so that nobody finds it busy.
 */
export const passwordsHere: PasswordPool = {
  from: () => ({
    hash: (password) => hashPassword(password, LEAST_COST),
    verify,
    inTurn: (work) => work(verify),
  }),
  close: () => Promise.resolve(),
};
