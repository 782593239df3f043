import type { Feature } from '@bank/kit';
import { paths, registerPaths } from '@bank/paths';

/** The flag stands beside the import: behind a constant the bundler would keep the chunk (R0.1). */
const registering = BRAND.registration ? () => import('./registering') : null;

export const routes: Feature['routes'] = {
  publicFlow: registering
    ? [
        { path: registerPaths.register.pattern, lazy: async () => (await registering()).doors },
        { path: registerPaths.registerPersonal.pattern, lazy: async () => (await registering()).personal() },
        { path: registerPaths.registerBusiness.pattern, lazy: async () => (await registering()).business() },
      ]
    : [],
  // The forms are those of registering.
  restricted: registering
    ? [{ path: paths.companyOwnership.pattern, lazy: async () => (await registering()).ownership() }]
    : [],
};
