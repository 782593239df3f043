import { latePart } from '@bank/ui';

/** The text with its sanitiser; fetched with the first announcement that is opened. */
export const BankText = latePart(() => import('./bank-text'));
