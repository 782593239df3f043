// Rules: R0.31.
import { specRoutes } from '@bank/paths';
import type { RouteObject } from 'react-router-dom';
import { features } from './features';
import { buildRoutes } from './routes';

/** Every full pattern of a route tree that shows a screen. */
function patterns(routes: RouteObject[], above = ''): string[] {
  return routes.flatMap((route) => {
    const here = route.path === undefined ? above : route.path.startsWith('/') ? route.path : `${above}/${route.path}`;
    const own = route.path !== undefined && (route.Component || route.lazy) ? [here] : [];
    return [...own, ...patterns(route.children ?? [], here)];
  });
}

/** `{cardId}` and `:cardId` are the same segment, and a slash at the end means nothing. */
const normal = (pattern: string) => pattern.replace(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1');

const existing = new Set(patterns(buildRoutes(features)).map(normal));

test('the debt meter: how many routes of R1.2 are still missing', () => {
  const missing = specRoutes.filter(({ path }) => !existing.has(normal(path)));
  process.stdout.write(
    `routes of R1.2: ${specRoutes.length - missing.length} of ${specRoutes.length} exist, ${missing.length} missing\n`,
  );
  const built = ['/login', '/home', '/history', '/transfer/p2p'];
  expect(missing.map(({ path }) => path).filter((path) => built.includes(path))).toEqual([]);
});

test('no route exists that neither R1.2 nor the list of our own names', () => {
  const ours = [
    '/company/ownership',
    '/accounts',
    '/accounts/:accountId',
    '/accounts/rates',
    '/insight',
    '/payees',
    '/transfer/approved/policies',
    '/transfer/return/:transactionId',
    '/payments',
    '/transfer/global',
    '/transfer/mass/instant',
    '/transfer/mass/interac',
    '/settings',
    '/help',
    '/next-step/terms',
    '/next-step/company',
    '/next-step/earlier-bank',
    '*',
    '/*',
    '/workbench',
  ];
  const spec = specRoutes.map(({ path }) => normal(path));
  expect([...existing].filter((path) => !spec.includes(path) && !ours.includes(path))).toEqual([]);
});
