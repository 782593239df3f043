import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';

export const routes: Feature['routes'] = {
  main: [{ path: paths.preapproved.pattern, lazy: () => import('./preapproved/preapproved-screen') }],
};
