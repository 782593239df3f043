import { useContext, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { UiWordsContext } from './ui-locale';

/** Around every part made of the accessible primitives: hands them the locale of the page. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const locale = useContext(UiWordsContext)?.locale;
  return locale === undefined ? children : <I18nProvider locale={locale}>{children}</I18nProvider>;
}
