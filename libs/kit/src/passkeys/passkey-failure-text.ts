import type { MessageId, TextOf } from '@bank/i18n';
import type { PasskeyProblem } from './passkey-failure';

const TEXTS: Record<PasskeyProblem, MessageId> = {
  cancelled: 'kit.passkey.cancelled',
  notSupported: 'kit.passkey.notSupported',
  alreadyThere: 'kit.passkey.alreadyThere',
  failed: 'kit.passkey.failed',
};

/** A passkey that was not used or made, as a sentence. */
export const passkeyFailureText = (problem: PasskeyProblem, t: TextOf): string => t(TEXTS[problem]);
