import { latePart } from '@bank/ui';
import type { ReceiptProps } from './receipt';

/** The receipt comes with the last look, so that the questions before do not wait for it. */
export const ReceiptSlot = latePart<ReceiptProps>(async () => ({ default: (await import('./receipt')).Receipt }));
