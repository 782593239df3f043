import { latePart } from '@bank/ui';
import type { PaymentSheetProps } from './payment-sheet';

/** What the last look and the approval need comes while the customer still answers the questions before them. */
export const PaymentSheetSlot = latePart<PaymentSheetProps>(async () => ({
  default: (await import('./payment-sheet')).PaymentSheet,
}));
