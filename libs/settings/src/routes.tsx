import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';

export const routes: Feature['routes'] = {
  main: [
    { path: paths.settings.pattern, lazy: () => import('./places/settings-screen') },
    { path: paths.setting.pattern, lazy: () => import('./setting/setting-screen') },
    { path: paths.loginHistory.pattern, lazy: () => import('./login-history/login-history-screen') },
    { path: paths.payoutBlacklist.pattern, lazy: () => import('./payout-blacklist/payout-blacklist-screen') },
    { path: paths.companyAccess.pattern, lazy: () => import('./company-access/company-access-screen') },
  ],
};
