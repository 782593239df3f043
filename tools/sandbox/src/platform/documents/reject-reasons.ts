import { say } from './texts';

/** Why a document was not accepted, where the reason is one of a kind. The sentence is said in each reader's language. */
export const REJECT_CODES = ['blurred', 'expired', 'nameMismatch', 'underAge', 'otherFace'] as const;
export type RejectCode = (typeof REJECT_CODES)[number];

const SENTENCES = {
  blurred: 'reasonBlurred',
  expired: 'reasonExpired',
  nameMismatch: 'reasonNameMismatch',
  underAge: 'reasonUnderAge',
  otherFace: 'reasonOtherFace',
} as const;

/** The sentence of a reason. @param language a brand language */
export const sayReason = (language: string, code: RejectCode): string => say(language, SENTENCES[code]);
