import type { Row } from '@bank/protocol';
import {
  activateAccount,
  activationCodeResend,
  businessActivate,
  passwordChangeRequest,
  passwordChangeWithCode,
} from '@bank/protocol/activation';
import { rooms } from '@bank/protocol/all';
import { login, loginTwoStepSet, logout, otpResend, pushResend, refresh, storesUrlsSend } from '@bank/protocol/auth';
import { captchaGet, captchaSolve, createPersonalAccount } from '@bank/protocol/onboarding';
import { businessAccountCreate } from '@bank/protocol/onboarding-business';
import { ipInfo } from '@bank/protocol/settings';
import { representativePaperUpload } from '@bank/protocol/tax-papers';
import { phoneCodes } from '@bank/protocol/phones';
import { recipientApprovalResend, recipientInstantInfo, recipientPaymentSubmit } from '@bank/protocol/transfers-global';
import { CODE_LINES } from './codes/lines';
import type { Limits } from './limits';
import { QUESTION_LINES } from './questions/lines';
import { aboutOf } from './subjects';

/** Whether a call needs no session: anybody may try it, or the holder of a secret. */
export const isOpen = ({ auth }: Row): boolean => auth !== 'bearer';

/** Dictionaries say what anybody may know, and need no reason of their own. */
const DICTIONARIES: ReadonlySet<string> = new Set([
  ...Object.values<Row>(rooms.dictionaries).map(({ name }) => name),
  ipInfo.name,
  phoneCodes.name,
]);

/** Why a call that needs no session is not counted (R0.147). */
const FREE: ReadonlyMap<string, string> = new Map([
  [logout.name, 'ends what its token names'],
  [refresh.name, 'its token has 256 bits'],
  [captchaGet.name, 'makes a puzzle, which is not kept'],
  [captchaSolve.name, 'solving costs its caller more'],
  [recipientInstantInfo.name, 'a question (R0.56)'],
]);

/** What one call may cost the bank beyond a look-up. */
const COSTS: ReadonlyMap<string, string> = new Map([
  [login.name, 'a hash, of the places of its subscriber, and a code'],
  [loginTwoStepSet.name, 'a code'],
  [otpResend.name, 'a code'],
  [pushResend.name, 'a push'],
  [recipientApprovalResend.name, 'a code'],
  [recipientPaymentSubmit.name, 'a code'],
  [activateAccount.name, 'a hash, where the link fits'],
  [businessActivate.name, 'a hash, where the link fits, and letters to those whom the company named'],
  [passwordChangeWithCode.name, 'a hash, where the code fits'],
  [createPersonalAccount.name, 'a solved puzzle of its caller and a letter'],
  [businessAccountCreate.name, 'a solved puzzle of its caller and a letter'],
  [activationCodeResend.name, 'a letter'],
  [passwordChangeRequest.name, 'a letter'],
  [storesUrlsSend.name, 'an SMS'],
  [representativePaperUpload.name, 'a file, read in a thread'],
]);

/** Refusals that tell a guess from what is right. */
const GUESSED = [
  'badCredentials',
  'codeWrong',
  'linkUnknown',
  'signInExpired',
  'sessionExpired',
  'passkeyRefused',
  'captchaWrong',
  'captchaNeeded',
  'noSuchPaper',
  'linkGone',
];

function wrongAnswer({ auth, refusals = [] }: Row): string {
  if (auth === 'authSecret' || auth === 'identityToken') return '401';
  return GUESSED.filter((word) => refusals.includes(word)).join(', ') || 'the same as a right one';
}

/** What a stranger's call counts for beside the address. */
function subjectText(row: Row, perMinute: number | undefined): string {
  const about = aboutOf(row);
  const line = CODE_LINES.get(row.name);
  return [
    about && perMinute && `${perMinute} by the ${about}`,
    line && `codes: ${line.purpose}`,
    QUESTION_LINES.has(row.name) && 'questions',
  ]
    .filter(Boolean)
    .join('; ');
}

/**
 * A line of docs/limits.md: the call; how many a minute one subscriber has; what is counted by subject; what a wrong answer says; what a call costs.
 * @throws Error for a row that is neither counted nor said to be free
 */
export function openRow(row: Row, limits: Pick<Limits, 'perMinute'>): readonly string[] {
  const counted = limits.perMinute(row);
  const free = DICTIONARIES.has(row.name) ? 'says what anybody may know' : FREE.get(row.name);
  if ((counted === null) === (free === undefined))
    throw new Error(`${row.name} needs no session: give it a bucket in limits.ts or a reason in open-rows.ts`);
  const most = aboutOf(row) === null ? counted?.subject : counted?.address;
  return [
    `\`${row.name}\``,
    most === undefined ? `free: ${free ?? ''}` : String(most),
    subjectText(row, counted?.subject),
    wrongAnswer(row),
    COSTS.get(row.name) ?? 'a look-up',
  ];
}
