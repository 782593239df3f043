import { auth } from '@bank/auth';
import { BrandProvider, type Brand } from '@bank/brand';
import { catalogueStore, I18nProvider, type Lang } from '@bank/i18n';
import { paths } from '@bank/paths';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { BankApp } from './boot/bank-app';
import { BootState } from './boot/boot-state';
import { Unreachable } from './boot/unreachable';
import { signInData, signInRoutes } from './routing/sign-in-routes';

// Used by the build only (tools/workspace/vite): no screen imports it.

interface SignInPage {
  brand: Brand;
  lang: Lang;
  messages: Readonly<Record<string, string>>;
}

/** The sign-in page as markup; the browser hydrates exactly this. */
export function renderSignIn({ brand, lang, messages }: SignInPage): {
  html: string;
  title: string;
  unreachable: string;
} {
  catalogueStore.add(lang, messages);
  const router = createMemoryRouter(signInRoutes([auth]), {
    initialEntries: [paths.login.to()],
    hydrationData: signInData,
  });
  const html = renderToString(<BankApp brand={brand} lang={lang} router={router} />);
  router.dispose();
  const unreachable = renderToStaticMarkup(
    <I18nProvider lang={lang}>
      <Unreachable />
    </I18nProvider>,
  );
  return { html, title: `${messages['auth.signIn.title'] ?? ''} – ${brand.name}`, unreachable };
}

/** The quiet picture that a signed-in visitor sees for the moment before their screen is there. */
export function renderBootState({ brand }: { brand: Brand }): { html: string } {
  return {
    html: renderToString(
      <BrandProvider brand={brand}>
        <BootState />
      </BrandProvider>,
    ),
  };
}
