import type { ProviderOutcome } from '../../rooms/identity-verification/message';

/** How a run comes out at a stand-in, for testers; the cockpit lists them. */
export interface IdentitySentinel {
  /** The name of a picture's file without its ending (provider one), of a button (provider two), and of a QA call. */
  name: string;
  /** What the provider says, one after the other; nothing: it never answers. */
  says: readonly ProviderOutcome[];
  /** It answers after the run's time is over. */
  isLate?: true;
  /** It is away from now on, for five minutes. */
  isDown?: true;
  /** In words, for the cockpit. */
  means: string;
}

/** Twelve ways (R0.84). A picture of any other name is clear. */
export const IDENTITY_SENTINELS: readonly IdentitySentinel[] = [
  { name: 'clear', says: ['clear'], means: 'the passport is accepted' },
  { name: 'blurred', says: ['blurred'], means: 'rejected: not sharp enough' },
  { name: 'expired', says: ['expired'], means: 'rejected: the document has expired' },
  { name: 'name-mismatch', says: ['nameMismatch'], means: 'rejected: another name' },
  { name: 'under-age', says: ['underAge'], means: 'rejected: under 18' },
  { name: 'other-face', says: ['otherFace'], means: 'rejected: another person’s face' },
  { name: 'duplicate', says: ['duplicate'], means: 'the papers belong to another account' },
  { name: 'needs-video', says: ['needsVideo'], means: 'a video call in five minutes' },
  { name: 'abandoned', says: ['abandoned'], means: 'the run ends, nothing changes' },
  { name: 'provider-down', says: [], isDown: true, means: 'away for five minutes; the other one is asked' },
  { name: 'answer-twice', says: ['clear', 'blurred'], means: 'clear, then blurred: the first one counts' },
  { name: 'answer-late', says: ['clear'], isLate: true, means: 'an hour late: nothing changes' },
];

const CLEAR = 'clear';

/** @param fileNames of the pictures; the first that is a sentinel's decides, whatever its ending and case */
export function sentinelOf(fileNames: readonly string[]): IdentitySentinel {
  const names = fileNames.map((name) => name.toLowerCase().replace(/\.\w+$/, ''));
  const known = (wanted: string) => IDENTITY_SENTINELS.find(({ name }) => name === wanted);
  const found = names.map(known).find((one) => one !== undefined) ?? known(CLEAR);
  if (!found) throw new Error('there is no clear way');
  return found;
}
