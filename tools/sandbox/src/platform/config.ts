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
  /** Calls a minute before the bank asks to slow down: sign-ins by address of a user, codes and payee lookups by user. */
  signInsPerMinute: number;
  codesPerMinute: number;
  lookupsPerMinute: number;
  /** How long a request may take to arrive before its connection is closed. */
  requestS: number;
  /** How long a refusal for asking too often is held back, so that asking again at once costs the bank nothing. */
  holdBackMs: number;
}

/** @param env for example process.env; every value is whole seconds or a count */
export function configFrom(env: Readonly<Record<string, string | undefined>>): SandboxConfig {
  const number = (name: string, fallback: number) => {
    const text = env[name];
    if (text === undefined) return fallback;
    if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}"`);
    return Number(text);
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
    requestS: number('BANK_REQUEST_S', 60),
    holdBackMs: number('BANK_HOLD_BACK_MS', 500),
  };
}
