import { followScreens } from '@bank/analytics';
import { bankConnection, pendingAddressSignIn } from '@bank/auth';
import type { Brand } from '@bank/brand';
import { languageStore, loadTexts } from '@bank/i18n';
import { applyTheme, knownRoutes } from '@bank/kit';
import { paths } from '@bank/paths';
import { followOtherTabs, isSignedIn, rememberPath, takeAddressSecrets } from '@bank/session';
import { startWrapper } from '@bank/wrapper';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { features } from '../routing/features';
import { buildRoutes } from '../routing/routes';
import { signInData } from '../routing/sign-in-routes';
import { followGoal, recoverChunk } from '../updates/chunk-recovery';
import { takeAddressWords } from './address-words';
import { bankAddress } from './bank-address';
import { LiveBankApp } from './bank-app';
import { firstPageTexts } from './first-page-texts';
import { watchSessionEnd } from './session-end';
import { stylesReady } from './styles-ready';
import { tidyHead } from './tidy-head';
import { followTranslation } from './translation/follow-translation';

/**
 * Starts a brand's application in `#root`, over the prerendered sign-in page where the inline script of index.html left one.
 * Call it once.
 */
export function mountBank(brand: Brand): void {
  if (!BRAND.staging) return start(brand);
  void import('@bank/staging').then(({ startStaging }) => {
    Object.assign(bankAddress, startStaging(brand.id));
    start(brand);
  });
}

function start(brand: Brand): void {
  tidyHead(document.head);
  const secrets = takeAddressSecrets(location, history);
  if (secrets) pendingAddressSignIn.set(secrets);
  takeAddressWords(location, history);
  languageStore.init(brand);
  bankConnection.by(() => import('./connect').then(({ connect }) => connect()));
  // Every signed-in page asks the bank: its code comes beside the router's. A failure is the guards' to show.
  if (isSignedIn()) void bankConnection.ready().catch(() => undefined);
  followOtherTabs();
  // Outside the app this is nothing.
  void startWrapper().catch(recoverChunk);
  Promise.all([loadTexts(firstPageTexts).catch(recoverChunk), stylesReady(document)]).then(
    () => render(brand),
    // Without texts there is nothing to render; the inline script of index.html holds the sentence for it.
    () => document.documentElement.dispatchEvent(new Event('unreachable')),
  );
}

function render(brand: Brand): void {
  const page = document.documentElement;
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  normaliseAddress();
  const isPrerendered = page.dataset['boot'] === 'signin' && root.hasChildNodes();
  const routes = buildRoutes(features);
  knownRoutes.set(routes);
  const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: signInData } : undefined);
  watchSessionEnd(router);
  followGoal(router);
  if (BRAND.analytics) followScreens(router);
  sayWhenBusy(router, root);
  applyTheme(page);
  const app = <LiveBankApp brand={brand} router={router} />;
  followTranslation();
  if (!isPrerendered) return createRoot(root).render(app);
  const hydrate = () => void hydrateRoot(root, app);
  // The inline script of index.html takes back what a translation changed so far. The browser translates again at once, so nothing may come
  // between. Without one the page is taken over in slices, between which it answers: it is looked at and typed into already.
  if (page.dispatchEvent(new Event('hydrate', { cancelable: true }))) startTransition(hydrate);
  else flushSync(hydrate);
}

/** "/" is sign-in for a visitor without a session; a sign-in by address happens on the sign-in page, wherever it was opened. */
function normaliseAddress(): void {
  const { pathname, search } = location;
  const here = pathname + search;
  const isEntrance = pathname === paths.root.to() || pathname === paths.login.to();
  if (pendingAddressSignIn.get()) {
    if (!isEntrance) rememberPath(here);
    history.replaceState(history.state, '', paths.login.to());
  } else if (pathname === paths.root.to() && !isSignedIn()) {
    history.replaceState(history.state, '', paths.login.to() + search);
  }
}

/** Until the next screen is there, what is on the page is on its way out: assistive technology waits with announcing it. */
function sayWhenBusy(router: ReturnType<typeof createBrowserRouter>, root: HTMLElement): void {
  const say = ({ initialized, navigation }: typeof router.state) =>
    root.setAttribute('aria-busy', String(!initialized || navigation.state !== 'idle'));
  say(router.state);
  router.subscribe(say);
}
