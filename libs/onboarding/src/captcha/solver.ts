import type { CaptchaPuzzle } from '@bank/protocol/onboarding';
import { solveChallenge } from 'altcha-lib/v1';

/**
 * The bank's puzzle, worked out: every number in turn until one fits.
 * @returns the payload that the bank trades for a ticket; null when no number fits
 */
export async function solved(puzzle: CaptchaPuzzle): Promise<string | null> {
  const { challenge, salt, algorithm, maxnumber, signature } = puzzle;
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  if (solution === null) return null;
  return btoa(JSON.stringify({ algorithm, challenge, number: solution.number, salt, signature }));
}
