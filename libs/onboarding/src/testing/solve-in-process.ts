import type { CaptchaPuzzle } from '@bank/protocol/onboarding';
import { createHash } from 'node:crypto';

/** Solves as `solveInWorker` does, where there are no workers: in Jest. */
export function solveInWorker({
  algorithm,
  challenge,
  maxnumber,
  salt,
  signature,
}: CaptchaPuzzle): Promise<string | null> {
  for (let number = 0; number <= maxnumber; number += 1) {
    const hash = createHash('sha256').update(`${salt}${number}`).digest('hex');
    if (hash === challenge)
      return Promise.resolve(btoa(JSON.stringify({ algorithm, challenge, number, salt, signature })));
  }
  return Promise.resolve(null);
}
