import { latePart } from '@bank/ui';
import type { TransactionFactsProps } from './transaction-facts';

/** All that is said of one transaction; its code comes once the list stands. */
export const FactsSlot = latePart<TransactionFactsProps>(async () => ({
  default: (await import('./transaction-facts')).TransactionFacts,
}));
