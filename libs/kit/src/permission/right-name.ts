import type { MessageId } from '@bank/i18n';
import { accessRight } from '@bank/protocol';

/** The levels of R1.3.8 as they matter to their user: what they may do there. */
const NAMES: Readonly<Record<number, MessageId>> = {
  [accessRight.noAccess]: 'kit.right.noAccess',
  [accessRight.read]: 'kit.right.read',
  [accessRight.fullAccess]: 'kit.right.fullAccess',
  [accessRight.initiate]: 'kit.right.initiate',
  [accessRight.confirmed]: 'kit.right.confirmed',
  [accessRight.uploading]: 'kit.right.uploading',
};

export const rightName = (level: number): MessageId => NAMES[level] ?? 'kit.right.noAccess';
