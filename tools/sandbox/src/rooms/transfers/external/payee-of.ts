import type { Payee } from '@bank/protocol/payment';
import type { Answers } from './bank-fields';

/** The one detail that tells the payee from others of their name. */
export function payeeOf(name: string, answers: Answers): Payee {
  const { walletAddress, payeeEmail, iban, accountNumber, instantKey, taxId = '' } = answers;
  if (walletAddress !== undefined) return { kind: 'wallet', name, address: walletAddress };
  if (payeeEmail?.includes('@')) return { kind: 'email', name, email: payeeEmail };
  // A phone stands for the account behind it, as an instant key does.
  return { kind: 'bankAccount', name, accountNumber: iban ?? accountNumber ?? instantKey ?? payeeEmail ?? taxId };
}
