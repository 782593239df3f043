// Rules: R0.10.
import { bankConnection } from '@bank/auth';
import { loadCatalogues } from '@bank/i18n';
import { loadMessages as kitTexts, loadScreenMessages } from '@bank/kit';
import { paths, registerPaths } from '@bank/paths';
import { act, screen } from '@testing-library/react';
import { ExternalLayout } from '../layouts/external-layout';
import { loadMessages } from '../messages';
import { renderRoutes } from '../testing/signed-in-routes';
import { ahead } from './ahead';
import { buildRoutes } from './routes';

const connect = jest.fn(() => Promise.resolve());
const doors = jest.fn(() => Promise.resolve({}));
const rooms = { id: 'rooms', routes: { publicFlow: [{ path: registerPaths.register.pattern, lazy: doors }] } };

beforeAll(() => loadCatalogues('en', [loadMessages, kitTexts, loadScreenMessages]));
beforeEach(() => {
  jest.clearAllMocks();
  bankConnection.by(connect);
  buildRoutes([rooms]);
});

test('a flow without a session is fetched with all that stands around it', async () => {
  await ahead.fetchCode(registerPaths.register.to());
  expect(doors).toHaveBeenCalledTimes(1);
  expect(connect).toHaveBeenCalledTimes(1);
});

test.each([
  [paths.login.to(), 1],
  ['/terms-of-another-page', 0],
])('%s fetches the way to a new account %i times, and not before it has had its time', async (path, times) => {
  const fetchCode = jest.spyOn(ahead, 'fetchCode').mockResolvedValue(null);
  jest.useFakeTimers();
  renderRoutes([{ Component: ExternalLayout, children: [{ path, element: <p>The page</p> }] }], path);
  expect(screen.getByText('The page')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(4_900));
  expect(fetchCode).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(2_200));
  expect(fetchCode.mock.calls).toEqual(Array.from({ length: times }, () => [registerPaths.register.to()]));
  jest.useRealTimers();
});
