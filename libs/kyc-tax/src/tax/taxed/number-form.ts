import { latePart } from '@bank/ui';
import type { NumberFormProps } from './number-fields';

/** The question for a number. It comes with what is known of the numbers of each country, while earlier questions are answered. */
export const NumberForm = latePart<NumberFormProps>(async () => ({
  default: (await import('./number-fields')).NumberFields,
}));
