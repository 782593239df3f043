/** The payment that a row is about, by the ids of rows (ENTRY_SUFFIX). */
export const paymentOf = (transactionId: string): string =>
  transactionId.replace(/-(fee|(in|return|return-out|part)(-\d+)?)$/, '');
