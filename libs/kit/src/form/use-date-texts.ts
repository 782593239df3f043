import { intlTagOf, useLocale, useText } from '@bank/i18n';
import type { DateTexts } from '@bank/ui';

/** What a field of a day says, in the reader's language and notation. */
export function useDateTexts(): DateTexts {
  const t = useText();
  return {
    locale: intlTagOf(useLocale()),
    calendar: t('kit.date.calendar'),
    unreadable: (example) => t('kit.date.unreadable', { example }),
    shortYear: t('kit.date.shortYear'),
    impossible: (day) => t('kit.date.impossible', { day }),
    early: (first) => t('kit.date.early', { day: first }),
    late: (last) => t('kit.date.late', { day: last }),
  };
}
