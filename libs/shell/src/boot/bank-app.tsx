import { BrandProvider, type Brand } from '@bank/brand';
import { I18nProvider, languageStore, type Catalogue, type Lang } from '@bank/i18n';
import { useEffect, useSyncExternalStore, type ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';

interface BankAppProps {
  brand: Brand;
  lang: Lang;
  router: ComponentProps<typeof RouterProvider>['router'];
  messages?: Catalogue;
}

/** What stands around every screen. The build renders the same tree, so it holds nothing that only a browser has. */
export function BankApp({ brand, lang, router, messages }: BankAppProps) {
  return (
    <BrandProvider brand={brand}>
      <I18nProvider lang={lang} messages={messages}>
        <RouterProvider router={router} />
      </I18nProvider>
    </BrandProvider>
  );
}

/** The same in the browser, in the language chosen there. */
export function LiveBankApp({ brand, router }: Pick<BankAppProps, 'brand' | 'router'>) {
  const lang = useSyncExternalStore(languageStore.subscribe, languageStore.get, languageStore.get);
  // From here on the page answers for itself; what was pressed until now the inline script of index.html kept, and does again. What it
  // chose from is not needed any more: the first page in the other languages, the quiet picture, the sentence for when nothing arrives.
  useEffect(() => {
    const page = document.documentElement;
    page.dataset['ready'] = '';
    page.dispatchEvent(new Event('ready'));
    for (const template of document.querySelectorAll('body > template')) template.remove();
  }, []);
  return <BankApp brand={brand} lang={lang} router={router} />;
}
