/** An amount of the ledger without its sign. */
export const unsigned = (amount: string): string => amount.replace('-', '');

/** Whether an amount of the ledger is below zero. */
export const isNegative = (amount: string): boolean => amount.startsWith('-');
