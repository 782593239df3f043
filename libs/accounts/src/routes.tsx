import { loadTexts } from '@bank/i18n';
import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';
import { loadPageMessages } from './messages';

/** A screen with the texts that home does without. */
const withTexts =
  <Screen,>(load: () => Promise<Screen>) =>
  async (): Promise<Screen> => {
    const [screen] = await Promise.all([load(), loadTexts([loadPageMessages])]);
    return screen;
  };

export const routes: Feature['routes'] = {
  main: [
    { path: paths.home.pattern, lazy: () => import('./home/home-screen') },
    { path: paths.accounts.pattern, lazy: withTexts(() => import('./list/accounts-screen')) },
    { path: paths.account.pattern, lazy: withTexts(() => import('./page/account-screen')) },
    { path: paths.rates.pattern, lazy: withTexts(() => import('./rates/rates-screen')) },
  ],
};
