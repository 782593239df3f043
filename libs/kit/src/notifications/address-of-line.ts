import { paths } from '@bank/paths';
import type { BankNotification } from '@bank/protocol/notification-list';

type Told = Pick<BankNotification, 'type' | 'subject' | 'accountId'>;

/**
 * Where a line leads (R3.4.5): to the payment that it tells of, open in its account's activity, or to the invoice that it asks to pay
 * (R2.7.199); what is about documents to the profile (R0.93); an invitation to its answer (R0.183); null for news of the bank.
 */
export function addressOfLine({ type, subject, accountId }: Told): string | null {
  if (type === 'invoice') return subject === null ? null : paths.invoices.to({ invoice: subject });
  if (type.startsWith('document')) return paths.profile.to();
  if (type === 'accessOffer') return paths.companyAccess.to();
  if (type === 'info' || subject === null || accountId === null) return null;
  return paths.history.to({ accountId, q: subject, details: subject, at: 0 });
}
