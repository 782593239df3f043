import { path } from './path';

/** Every address of the client that has a screen: pattern and builder side by side (spec 1 §2). */
export const paths = {
  root: path('/'),
  login: path('/login'),
  home: path('/home'),
  history: path('/history'),
  transferP2p: path('/transfer/p2p'),
  /** Development builds only: every ui component in all its states. */
  workbench: path('/workbench'),
} as const;

export { path } from './path';
export type { Path, Search } from './path';
export { specRoutes } from './spec-routes';
export type { Layout, SpecRoute } from './spec-routes';
