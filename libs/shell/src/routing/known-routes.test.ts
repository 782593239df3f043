import { isKnown } from '@bank/kit';
import { features } from './features';
import { buildRoutes } from './routes';

const routes = buildRoutes(features);

test.each(['/home', '/history', '/transfer/p2p'])('%s is a place to come back to', (path) => {
  expect(isKnown(routes, path)).toBe(true);
});

test.each(['/', '/login', '/nowhere', '/home/else'])('%s is not', (path) => {
  expect(isKnown(routes, path)).toBe(false);
});
