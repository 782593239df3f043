import type { OperationType } from '@bank/protocol/history';

/** Kinds of payment between accounts of one customer: for who owns both, nothing comes in and nothing goes out. */
const OWN_MONEY = ['OwnTransfer', 'CardLoad', 'Exchange'] as const satisfies readonly OperationType[];

/** The same as a list of SQL. */
export const OWN_MONEY_SQL = `('${OWN_MONEY.join("', '")}')`;
