import { createContext, type ReactNode } from 'react';

/** The locale of what the accessible primitives say; read by `AriaLocale`, because the primitives come with the first overlay. */
export const UiLocaleContext = createContext<string | null>(null);

/** The language of the few words that the accessible primitives say by themselves ("dismiss", "selected"). */
export function UiLocale({ locale, children }: { locale: string; children: ReactNode }) {
  return <UiLocaleContext value={locale}>{children}</UiLocaleContext>;
}
