import type { Feature } from '@bank/kit';
import { registerPaths } from '@bank/paths';

/** The flag stands beside the imports: behind a constant the bundler would keep the chunks (R0.1). */
export const routes: Feature['routes'] = {
  publicFlow: BRAND.registration
    ? [
        { path: registerPaths.register.pattern, lazy: async () => (await import('./registering')).doors },
        { path: registerPaths.registerPersonal.pattern, lazy: async () => (await import('./registering')).personal() },
        { path: registerPaths.registerBusiness.pattern, lazy: async () => (await import('./registering')).business() },
      ]
    : [],
};
