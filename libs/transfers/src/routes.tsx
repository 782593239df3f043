import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';

export const routes: Feature['routes'] = {
  main: [
    { path: paths.transferP2p.pattern, lazy: () => import('./p2p/p2p-screen') },
    { path: paths.transferAccount.pattern, lazy: () => import('./account/account-screen') },
    { path: paths.transferApproved.pattern, lazy: () => import('./approved/approved-screen') },
  ],
};
