import type { Feature } from '@bank/kit';
import type { HydrationState, RouteObject } from 'react-router-dom';
import { BootState } from '../boot/boot-state';
import { ErrorScreen } from '../errors/error-screen';
import { ExternalLayout } from '../layouts/external-layout';
import { Page } from '../page/page';
import { loginLoader } from './guards';

/** What the loaders would have answered for the prerendered page, so that hydration starts without running them. */
export const signInData: HydrationState = { loaderData: { external: null } };

/** The frame of every route. */
export const pageRoute = (children: RouteObject[]): RouteObject => ({
  id: 'page',
  Component: Page,
  ErrorBoundary: ErrorScreen,
  HydrateFallback: BootState,
  children,
});

/** Public screens (R1.2.2, layout external). */
export const externalRoute = (children: RouteObject[]): RouteObject => ({
  id: 'external',
  Component: ExternalLayout,
  loader: loginLoader,
  // Also between two public pages: login leads a signed-in visitor on, wherever they come from.
  shouldRevalidate: () => true,
  children,
});

/** The part of the route tree that the build renders: the screens that are not lazy, so the first page. */
export const signInRoutes = (features: readonly Feature[]): RouteObject[] => [
  pageRoute([externalRoute(features.flatMap(({ routes }) => (routes.external ?? []).filter((route) => !route.lazy)))]),
];
