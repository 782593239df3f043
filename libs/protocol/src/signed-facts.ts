/**
 * What is signed of a payment (R0.22): each stands on the sheet, in the message that carries the code or asks the phone, and in what a
 * passkey signs. lastFour: the end of the number or address that the money goes to. count: of a batch, how many are paid.
 */
export const SIGNED_FACTS = [
  'amount',
  'payee',
  'lastFour',
  'count',
  'bank',
  'way',
  'debit',
  'rate',
  'fee',
  'total',
  'fromAccount',
  'sendDate',
  'period',
  'end',
] as const;

export type SignedFact = (typeof SIGNED_FACTS)[number];
