import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';

export const routes: Feature['routes'] = {
  restricted: [{ path: paths.adminOverview.pattern, lazy: () => import('./admin-overview/admin-overview-screen') }],
};
