import { bankConnection } from '@bank/auth';
import { loadTexts, type CatalogueLoader } from '@bank/i18n';
import { loadScreenMessages, type Feature, type Layout, SIGNED_IN } from '@bank/kit';
import { paths } from '@bank/paths';
import type { RouteObject } from 'react-router-dom';
import { loadAwayMessages } from '../messages-away';
import { ahead } from './ahead';
import { connected, customerLoader, requireSession, startLoader } from './guards';
import { guardsOf } from './guard-table';
import { recovering } from './late-route';
import { ownDocument } from './own-document';
import { choiceStep, oldWebStep, termsStep } from './next-step-path';
import { externalRoute, pageRoute } from './sign-in-routes';

/** The route tree (R1.2). Every screen but sign-in is lazy; its texts are fetched beside it. */
export function buildRoutes(features: readonly Feature[]): RouteObject[] {
  const routes: RouteObject[] = [
    {
      // What can be shown when the bank does not say who is signed in.
      lazy: recovering(withLoaded(frameTexts, () => import('../errors/start-error'))),
      children: [{ path: paths.root.pattern, loader: startLoader }],
    },
    externalRoute([
      ...screens(features, 'external'),
      ...LAYOUTS.flatMap((layout) => screens(features, layout).filter(isOpen)),
    ]),
    {
      id: 'publicFlow',
      middleware: [connected],
      lazy: recovering(publicFlowLayout),
      children: [inFrame(screens(features, 'publicFlow', publicFlowFrame))],
    },
    {
      id: SIGNED_IN,
      middleware: [requireSession],
      lazy: recovering(withLoaded([loadScreenMessages], () => import('../signed-in/signed-in'))),
      children: [
        {
          // One frame for both, which stays while the customer goes from one to the other.
          lazy: recovering(withLoaded(frameTexts, () => import('../layouts/main-layout'))),
          children: [
            {
              id: 'main',
              // Its loader guards every screen, so it runs for every one: a layout that stays would be asked once.
              shouldRevalidate: () => true,
              lazy: recovering(() => import('../layouts/main-guard')),
              children: [inFrame(closed(features, 'main'))],
            },
            {
              id: 'restricted',
              shouldRevalidate: () => true,
              lazy: recovering(() => import('../layouts/restricted-guard')),
              children: [inFrame(closed(features, 'restricted'))],
            },
          ],
        },
        {
          id: 'flow',
          shouldRevalidate: () => true,
          lazy: recovering(flowLayout),
          children: [inFrame(closed(features, 'flow', flowLayout))],
        },
        {
          id: 'clear',
          lazy: recovering(withLoaded(frameTexts, () => import('../layouts/clear-layout'))),
          children: [
            inFrame([
              ...closed(features, 'clear'),
              { path: termsStep.pattern, lazy: recovering(() => import('../next-step/terms/terms-screen')) },
              { path: choiceStep.pattern, lazy: recovering(() => import('../next-step/choice/choice-screen')) },
              { path: oldWebStep.pattern, lazy: recovering(() => import('../next-step/old-web/old-web-screen')) },
            ]),
          ],
        },
      ],
    },
    {
      path: '*',
      lazy: recovering(async () => {
        const { loadFrameWith, ...page } = await import('../layouts/unknown-address');
        return { ...page, loader: loadFrameWith(frameTexts) };
      }),
    },
  ];
  // Dropped from production builds, chunk and all.
  if (process.env.NODE_ENV !== 'production')
    routes.push({
      path: paths.workbench.pattern,
      lazy: withLoaded([loadScreenMessages], () => import('../workbench/workbench-screen')),
    });
  // Dropped from the build of a brand that names no provider.
  return [
    pageRoute(BRAND.identityProvider ? [{ middleware: [ownDocument(location.pathname)], children: routes }] : routes),
  ];
}

/** What the frame says: the names of all places, and that the bank is away. */
const frameTexts: readonly CatalogueLoader[] = [loadAwayMessages, loadScreenMessages];

/** A flow has a frame of its own, which a page of the other frame has not fetched. */
const flowLayout = withLoaded(frameTexts, () => import('../layouts/flow-layout'));

const publicFlowLayout = withLoaded(frameTexts, () => import('../layouts/public-flow-layout'));
/** What such a screen waits for beside its own code. */
const publicFlowFrame = () => Promise.all([bankConnection.ready(), publicFlowLayout()]);

/** Screens whose failure leaves the frame around them standing. */
const inFrame = (children: RouteObject[]): RouteObject => ({
  lazy: recovering(() => import('../errors/screen-error')),
  children,
});

/** The layouts that require a session. */
const LAYOUTS: readonly Layout[] = ['main', 'flow', 'restricted', 'clear'];

/** @param frame fetches what a visit from outside of this layout needs, too */
function screens(features: readonly Feature[], layout: Layout, frame?: () => Promise<unknown>): RouteObject[] {
  return features.flatMap((feature) =>
    (feature.routes[layout] ?? []).map((route) => awaited(withGuards(withTexts(route, feature, frame), ''))),
  );
}

/** What takes the place of such a screen is fetched beside it. */
const awaited = (route: RouteObject): RouteObject =>
  guardsOf(route.path ?? '').isAwaited === true
    ? { lazy: recovering(withLoaded(frameTexts, () => import('../errors/screen-error'))), children: [route] }
    : route;

/** The guard table lets some in without a session: they stand among the public screens. */
const isOpen = ({ path = '' }: RouteObject) => guardsOf(path).isOpen === true;
const closed = (features: readonly Feature[], layout: Layout, frame?: () => Promise<unknown>) =>
  screens(features, layout, frame).filter((route) => !isOpen(route));

/** Puts what the table asks of a route, and of its children, in front of it. */
function withGuards(route: RouteObject, above: string): RouteObject {
  const { path = '' } = route;
  const pattern = path.startsWith('/') ? path : `${above}/${path}`;
  const { guards = [], customer = [] } = guardsOf(pattern);
  const middleware = guards.length === 0 ? route.middleware : [...guards, ...(route.middleware ?? [])];
  const guarded: RouteObject = route.index
    ? { ...route, middleware }
    : { ...route, middleware, children: route.children?.map((child) => withGuards(child, pattern)) };
  if (customer.length === 0) return guarded;
  return { loader: customerLoader(customer), shouldRevalidate: () => true, children: [guarded] };
}

type LazyModule = Extract<RouteObject['lazy'], () => unknown>;

/** Fetches the room's texts while its screen's code is on the way. */
function withTexts(route: RouteObject, feature: Feature, frame?: () => Promise<unknown>): RouteObject {
  const { lazy, path } = route;
  const load = typeof lazy === 'function' ? withTextsOf([feature], lazy) : null;
  if (load && path !== undefined) ahead.add(path, frame ? beside(frame, load) : load, feature.loadEarly);
  const own = load ? { lazy: recovering(load) } : {};
  if (route.index) return { ...route, ...own };
  return { ...route, ...own, children: route.children?.map((child) => withTexts(child, feature, frame)) };
}

function withTextsOf(rooms: readonly Feature[], load: LazyModule): LazyModule {
  const loaders = rooms
    .flatMap((room) => [room.loadMessages, room.loadFurtherMessages])
    .filter((loader): loader is CatalogueLoader => loader !== undefined);
  return withLoaded([loadScreenMessages, ...loaders], load);
}

function withLoaded(loaders: readonly CatalogueLoader[], load: LazyModule): LazyModule {
  return beside(() => loadTexts(loaders), load);
}

/** A screen, once what it waits for is here, too. */
function beside(other: () => Promise<unknown>, load: LazyModule): LazyModule {
  return async () => {
    const [screen] = await Promise.all([load(), other()]);
    return screen;
  };
}
