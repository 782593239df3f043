import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';

export const routes: Feature['routes'] = [
  { path: paths.history.pattern, lazy: () => import('./history/history-screen') },
];
