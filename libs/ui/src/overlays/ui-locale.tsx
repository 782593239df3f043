import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

/** The language of the few words that the accessible primitives say by themselves ("dismiss", "selected"). */
export function UiLocale({ locale, children }: { locale: string; children: ReactNode }) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
