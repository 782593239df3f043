/** Ben's account in euro. */
export const BEN = 10021;
export const NOW = '2026-11-16T10:00:00Z';

/** A payment of Ben's out of the bank, by the columns of the table. */
export const WIRE = {
  id: 'wire-1',
  kind: 'Wire',
  rail: 'clearing',
  customer_id: 1002,
  created_by: 2,
  from_account: BEN,
  payee: { kind: 'bankAccount', name: 'Acme', accountNumber: 'DE89' },
  debit: '10.06',
  debit_currency: 'EUR',
  amount: '15',
  currency: 'CAD',
  fee: '1.50',
  rate: '1.49253731',
  note: '',
  payer_name: 'Ben Ortega',
  approve_type: 'none',
  code_tries: 0,
  code_sends: 0,
};
