import { loadTexts } from '@bank/i18n';
import { loadStatedMessages } from '@bank/kit';
import { latePart } from '@bank/ui';
import type { FinancesProps } from './finances';

/** It shares its words with registering, so they come with its code and not with every page of the room. */
export const FinancesSlot = latePart<FinancesProps>(async () => {
  const [{ Finances }] = await Promise.all([import('./finances'), loadTexts([loadStatedMessages])]);
  return { default: Finances };
});
