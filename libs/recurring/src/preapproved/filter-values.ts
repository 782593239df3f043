import { useDebounced } from '@bank/kit';
import { isAmount } from '@bank/money';
import type { Input } from '@bank/protocol';
import { type preApprovedList, type SubscriptionType, subscriptionType } from '@bank/protocol/recurring';

/** What the filters of the list hold. */
export interface FilterValues {
  payee: string;
  type: SubscriptionType | 'all';
  /** Decimal strings; empty for no bound. */
  fromAmount: string;
  toAmount: string;
}

export const ALL: FilterValues = { payee: '', type: 'all', fromAmount: '', toAmount: '' };

/** What the bank is asked (R2.7.154). A bound that is no amount yet is none. */
export function filtersOf({ payee, type, fromAmount, toAmount }: FilterValues): Input<typeof preApprovedList> {
  const chosen = subscriptionType.options.find((one) => one === type);
  return {
    ...(payee.trim() === '' ? {} : { beneficiaryEmail: payee.trim() }),
    ...(chosen === undefined ? {} : { type: chosen }),
    ...(isAmount(fromAmount) ? { fromAmount } : {}),
    ...(isAmount(toAmount) ? { toAmount } : {}),
  };
}

export const isFiltered = (values: FilterValues): boolean => Object.keys(filtersOf(values)).length > 0;

const SETTLED_MS = 300;

/** The values once nothing has been typed for a moment. */
export function useSettled(values: FilterValues): FilterValues {
  const payee = useDebounced(values.payee, SETTLED_MS);
  const fromAmount = useDebounced(values.fromAmount, SETTLED_MS);
  const toAmount = useDebounced(values.toAmount, SETTLED_MS);
  return { ...values, payee, fromAmount, toAmount };
}
