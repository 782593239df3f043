// Rules: R0.10, R0.115.
import { loadCatalogues } from '@bank/i18n';
import { loadMessages as kitTexts, loadScreenMessages } from '@bank/kit';
import { fakeBank } from '@bank/kit/testing';
import { paths } from '@bank/paths';
import { act, screen } from '@testing-library/react';
import { loadMessages } from '../messages';
import { ahead } from '../routing/ahead';
import { renderRoutes } from '../testing/signed-in-routes';
import { SignedIn } from './signed-in';

beforeAll(() => loadCatalogues('en', [loadMessages, kitTexts, loadScreenMessages]));
beforeEach(() => {
  jest.useFakeTimers();
  fakeBank({});
});
afterEach(() => jest.useRealTimers());

test.each([
  [paths.certificationSplash.to(), paths.certification.to()],
  [paths.certificationBusinessSplash.to(), paths.certificationBusiness.to()],
])('while %s is read, the form behind it is fetched before all places', async (path, behind) => {
  const fetchCode = jest.spyOn(ahead, 'fetchCode').mockResolvedValue(null);
  renderRoutes([{ Component: SignedIn, children: [{ path, element: <p>The splash</p> }] }], path);
  expect(await screen.findByText('The splash')).toBeVisible();
  expect(fetchCode).not.toHaveBeenCalledWith(behind);
  await act(() => jest.advanceTimersByTimeAsync(9_000));
  expect(fetchCode).toHaveBeenCalledWith(behind);
  expect(fetchCode.mock.calls.findIndex(([to]) => to === behind)).toBeLessThan(2);
});
