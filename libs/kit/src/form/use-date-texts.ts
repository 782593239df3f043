import { intlTagOf, useLocale, useText } from '@bank/i18n';
import type { DateTexts } from '@bank/ui';

/** What a field of a day says, in the reader's language and notation. */
export function useDateTexts(): DateTexts {
  const t = useText();
  return {
    locale: intlTagOf(useLocale()),
    letters: { day: t('kit.date.d'), month: t('kit.date.m'), year: t('kit.date.y') },
    calendar: t('kit.date.open'),
    unreadable: (example) => t('kit.date.like', { example }),
    impossible: (day) => t('kit.date.none', { day }),
    early: (first) => t('kit.date.from', { day: first }),
    late: (last) => t('kit.date.until', { day: last }),
  };
}
