import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';

export const routes: Feature['routes'] = {
  main: [{ path: paths.history.pattern, lazy: () => import('./history/history-screen') }],
};
