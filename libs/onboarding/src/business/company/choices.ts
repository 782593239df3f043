/** Who controls the account, as the dictionary calls it: not the company itself (R3.3.11). */
export const SOMEBODY_ELSE = '2';
