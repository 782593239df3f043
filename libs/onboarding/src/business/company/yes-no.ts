import { useText } from '@bank/i18n';
import type { YesOption } from '../../steps/yes-step';
import { NO, YES } from './choices';

/** @param ask what a yes is asked */
export function useYesNo(ask?: string): readonly YesOption[] {
  const t = useText();
  return [
    { value: YES, name: t('onboarding.yes'), ask },
    { value: NO, name: t('onboarding.no') },
  ];
}

/** An answer in one word; with the details of a yes instead of the word. Empty before the answer. */
export function useYesNoWord(): (answer: string, details?: string) => string {
  const t = useText();
  return (answer, details = '') => {
    if (answer === '') return '';
    return details || t(answer === YES ? 'onboarding.yes' : 'onboarding.no');
  };
}
