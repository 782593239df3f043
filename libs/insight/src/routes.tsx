import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';

export const routes: Feature['routes'] = {
  main: [{ path: paths.insight.pattern, lazy: () => import('./insight/insight-screen') }],
};
