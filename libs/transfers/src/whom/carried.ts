import { paths } from '@bank/paths';
import { FORMS } from '../flow/forms';
import type { SentAmounts } from '../flow/send-side';
import type { Lead } from './leads';

/** What is carried from one form of a payment into another. */
interface Begun extends SentAmounts {
  accountId: string;
  /** Of `amount`. */
  currency: string;
}

/** A lead into another form, with the account and the amount that were there before it (R0.112). A page that is no form takes neither. */
export function carried({ to, filled }: Lead, { accountId, currency, amount, debit }: Begun): Lead {
  if (!filled) return { to: isForm(to) ? withFrom(to, accountId) : to };
  const { form, values } = filled;
  const isSameCurrency = (values['currencyCode'] ?? currency) === currency;
  // A payment by a link is priced by what arrives alone.
  const sums = isSameCurrency ? { amount, ...(form === FORMS.external && { debit }) } : {};
  return { to, filled: { form, values: { fromAccountId: accountId, ...sums, ...values } } };
}

const isForm = (to: string): boolean => to.startsWith(paths.transferExternal.to());

const withFrom = (to: string, accountId: string): string => `${to}${to.includes('?') ? '&' : '?'}from=${accountId}`;
