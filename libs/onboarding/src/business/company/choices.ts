/** Answers as they are kept and as the dictionaries call them. */
export const YES = 'true';
export const NO = 'false';

/** Who controls the account: not the company itself (R3.3.11). */
export const SOMEBODY_ELSE = '2';
