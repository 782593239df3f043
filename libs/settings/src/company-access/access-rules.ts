import type { MessageId } from '@bank/i18n';
import { accessRight, type AccessRight } from '@bank/protocol';
import { type BusinessUser } from '@bank/protocol/company';
import { position } from '@bank/protocol/company-position';

/** Every level in words, with what it means (R1.3.8). */
export const RIGHT_WORDS: Record<AccessRight, { label: MessageId; help: MessageId }> = {
  [accessRight.noAccess]: { label: 'settings.right.none', help: 'settings.right.noneHelp' },
  [accessRight.read]: { label: 'settings.right.read', help: 'settings.right.readHelp' },
  [accessRight.fullAccess]: { label: 'settings.right.full', help: 'settings.right.fullHelp' },
  [accessRight.initiate]: { label: 'settings.right.initiate', help: 'settings.right.initiateHelp' },
  [accessRight.confirmed]: { label: 'settings.right.confirm', help: 'settings.right.confirmHelp' },
  [accessRight.uploading]: { label: 'settings.right.upload', help: 'settings.right.uploadHelp' },
};

/** The levels that can be given, the most powerful first; 5 is not among them (R3.5.1). */
export const SELECTABLE = [
  accessRight.fullAccess,
  accessRight.confirmed,
  accessRight.initiate,
  accessRight.read,
  accessRight.noAccess,
] as const satisfies readonly AccessRight[];

export const wordsOf = (right: number) =>
  Object.entries(RIGHT_WORDS).find(([level]) => Number(level) === right)?.[1] ?? RIGHT_WORDS[accessRight.noAccess];

/** Why this user's access cannot be changed, or null (R3.5.1: one user must keep full access). */
export function whyFixed(user: BusinessUser, users: readonly BusinessUser[]): MessageId | null {
  if (user.isOwner) return 'settings.users.fixedOwner';
  if (user.isYou) return 'settings.users.fixedYou';
  // An invitation may never be accepted.
  const isFull = ({ right, invitedUntil }: BusinessUser) => right === accessRight.fullAccess && invitedUntil === null;
  return isFull(user) && users.filter(isFull).length === 1 ? 'settings.users.fixedLast' : null;
}

/** Positions of a new person; 1 is an authorized user. Shareholders and owners are declared with the whole ownership (R0.164). */
export const POSITION_CHOICES = [position.director, position.authorized] as const;
