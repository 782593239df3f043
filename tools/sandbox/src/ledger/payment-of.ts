/** The payment that a row is about. */
export const paymentOf = (transactionId: string): string => transactionId.replace(/-(fee|in|return)$/, '');
