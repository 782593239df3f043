import { trustedPeers } from './client-address';

/** Lifetimes and limits of the bank, settable by environment variables so that testers need not wait. */
export interface SandboxConfig {
  accessTokenS: number;
  refreshTokenS: number;
  /** How long the immediately previous refresh token is still answered (R0.18). */
  refreshLeewayS: number;
  /** However often it is refreshed, a session ends after this. */
  sessionAbsoluteS: number;
  /** Idle time after which the bank ends a session (R0.19). */
  idleS: number;
  /** Life of a sign-in or approval code (R0.22). */
  codeS: number;
  codeTries: number;
  /** R0.49, for a user and a purpose: codes that may be sent in an hour, and that may be wrong in an hour and in a day. */
  codeSendsPerHour: number;
  wrongCodesPerHour: number;
  wrongCodesPerDay: number;
  /** Failed passwords in a row before an address is locked, and for how long. */
  passwordTries: number;
  lockS: number;
  /** Calls a minute before the bank asks to slow down: sign-ins by address of a user, codes by user, lookups by strangers. */
  signInsPerMinute: number;
  codesPerMinute: number;
  lookupsPerMinute: number;
  /** R0.56, for a user: questions about people that may be asked at once, and that come back in an hour. What is shared has five times as much. */
  questionsBurst: number;
  questionsPerHour: number;
  /** R0.57, for a customer: letters to strangers at once and in an hour, and to one of them in a day. */
  lettersBurst: number;
  lettersPerHour: number;
  lettersToOnePerDay: number;
  /** R0.58, for a user: codes of coupons that may be tried at once, and that come back in an hour. */
  couponCodesBurst: number;
  couponCodesPerHour: number;
  /** The web servers of brands, who name their visitors' addresses (R0.146). */
  trustedPeers: readonly string[];
  /** How long a request may take to arrive before its connection is closed. */
  requestS: number;
  /** How long a refusal for asking too often is held back, so that asking again at once costs the bank nothing. */
  holdBackMs: number;
}

/** The largest bucket, so that its arithmetic stays in whole microseconds. */
const MOST = 10_000_000;

/** @param env for example process.env; every value but one is whole seconds or a count */
export function configFrom(env: Readonly<Record<string, string | undefined>>): SandboxConfig {
  const number = (name: string, fallback: number) => {
    const text = env[name];
    if (text === undefined) return fallback;
    if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}"`);
    return Number(text);
  };
  // A bucket that holds nothing, or never fills, is not a pace.
  const pace = (name: string, fallback: number) => {
    const count = number(name, fallback);
    if (count < 1 || count > MOST) throw new Error(`${name} must be from 1 to ${MOST}, not ${count}`);
    return count;
  };
  return {
    accessTokenS: number('BANK_ACCESS_TOKEN_S', 600),
    refreshTokenS: number('BANK_REFRESH_TOKEN_S', 8 * 3600),
    refreshLeewayS: number('BANK_REFRESH_LEEWAY_S', 10),
    sessionAbsoluteS: number('BANK_SESSION_S', 8 * 3600),
    idleS: number('BANK_IDLE_S', 900),
    codeS: number('BANK_CODE_S', 600),
    codeTries: number('BANK_CODE_TRIES', 5),
    codeSendsPerHour: number('BANK_CODE_SENDS_PER_HOUR', 10),
    wrongCodesPerHour: number('BANK_WRONG_CODES_PER_HOUR', 10),
    wrongCodesPerDay: number('BANK_WRONG_CODES_PER_DAY', 20),
    passwordTries: number('BANK_PASSWORD_TRIES', 10),
    lockS: number('BANK_LOCK_S', 900),
    signInsPerMinute: number('BANK_SIGN_INS_PER_MINUTE', 120),
    codesPerMinute: number('BANK_CODES_PER_MINUTE', 120),
    lookupsPerMinute: number('BANK_LOOKUPS_PER_MINUTE', 120),
    questionsBurst: pace('BANK_QUESTIONS_BURST', 100),
    questionsPerHour: pace('BANK_QUESTIONS_PER_HOUR', 60),
    lettersBurst: pace('BANK_LETTERS_BURST', 30),
    lettersPerHour: pace('BANK_LETTERS_PER_HOUR', 20),
    lettersToOnePerDay: pace('BANK_LETTERS_TO_ONE_PER_DAY', 3),
    couponCodesBurst: pace('BANK_COUPON_CODES_BURST', 10),
    couponCodesPerHour: pace('BANK_COUPON_CODES_PER_HOUR', 10),
    trustedPeers: trustedPeers(env['BANK_TRUSTED_PEERS'] ?? 'loopback'),
    requestS: number('BANK_REQUEST_S', 60),
    holdBackMs: number('BANK_HOLD_BACK_MS', 500),
  };
}
