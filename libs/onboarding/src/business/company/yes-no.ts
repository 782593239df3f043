import { useText } from '@bank/i18n';
import { YES } from '@bank/kit';

/** An answer in one word; with the details of a yes instead of the word. Empty before the answer. */
export function useYesNoWord(): (answer: string, details?: string) => string {
  const t = useText();
  return (answer, details = '') => {
    if (answer === '') return '';
    return details || t(answer === YES ? 'kit.stated.yes' : 'kit.stated.no');
  };
}
