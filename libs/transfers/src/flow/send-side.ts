/** Both amounts of a payment to others, as typed: at most one of them. */
export interface SentAmounts {
  /** What the payee gets; empty where what leaves is given, since the bank computes the other one (R0.112). */
  amount: string;
  /** What leaves the account, fee included. */
  debit: string;
}

export type SentSide = keyof SentAmounts;

/** The amount that the user gives; what arrives while there is none. */
export const sentSideOf = ({ debit }: SentAmounts): SentSide => (debit === '' ? 'amount' : 'debit');

/** The given amount as the bank's quotes take it. */
export const givenOf = (values: SentAmounts): Partial<SentAmounts> => {
  const side = sentSideOf(values);
  return { [side]: values[side] };
};

/** What the payee gets: as it was typed, else as the bank computed it for what leaves. */
export const arriving = ({ amount }: SentAmounts, quoted: { amount: string }): string =>
  amount === '' ? quoted.amount : amount;
