import type { Feature } from '@bank/kit';
import { registerPaths } from '@bank/paths';
import { redirect } from 'react-router-dom';

/** Each flag stands beside its import: behind a constant the bundler would keep the chunk (R0.1). */
export const routes: Feature['routes'] = {
  publicFlow: BRAND.registration
    ? [
        { path: registerPaths.register.pattern, loader: () => redirect(registerPaths.registerPersonal.to()) },
        { path: registerPaths.registerPersonal.pattern, lazy: () => import('./personal/personal-screen') },
      ]
    : [],
};
