import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';

export const routes: Feature['routes'] = {
  main: [
    { path: paths.unverifiedAccount.pattern, lazy: () => import('./unverified-account/unverified-account-screen') },
    { path: paths.limitedAccount.pattern, lazy: () => import('./limited-account/limited-account-screen') },
  ],
};
