import { queryClient, type TransportOptions } from '@bank/api-client';
import { pendingAddressSignIn } from '@bank/auth';
import { BrandProvider } from '@bank/brand';
import { I18nProvider, loadTexts } from '@bank/i18n';
import { session } from '@bank/session';
import { connectBank } from '@bank/session/calls';
import { sandboxAdapter } from '@bank/testing';
import { knownRoutes } from '@bank/kit';
import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { connect } from '../boot/connect';
import { firstPageTexts } from '../boot/first-page-texts';
import { watchSessionEnd } from '../boot/session-end';
import { features } from '../routing/features';
import { buildRoutes } from '../routing/routes';
import { refusedActing } from '../signed-in/refused-acting';
import { brand } from './signed-in-routes';

type Adapter = NonNullable<TransportOptions['adapter']>;

/** Once per file, before its tests: the guards connect by themselves, and would take the place of the bank of a test. */
export async function prepareBank(): Promise<void> {
  connect();
  // jsdom has no scrolling; the page restores it.
  window.scrollTo = () => undefined;
  await loadTexts(firstPageTexts);
}

/** Ends the session and forgets what the page remembered. */
export function forgetEverything(): void {
  session.setState(session.getInitialState(), true);
  queryClient.clear();
  pendingAddressSignIn.drop();
  refusedActing.setState({ customerId: null });
}

/**
 * The whole application at an address, over the bank in process. The page ends with its test.
 * @param instead answers some calls itself; null leaves a call to the bank
 * @param way what stands between the page and the bank
 */
export function openBank(
  address: string,
  instead: (url: string) => object | null = () => null,
  way: (bank: Adapter) => Adapter = (bank) => bank,
) {
  const sandbox = way(sandboxAdapter());
  const adapter: Adapter = async (config) => {
    const data = instead(String(config.url));
    if (data === null) return sandbox(config);
    return { status: 200, data: JSON.stringify(data), statusText: '', headers: {}, config };
  };
  connectBank({ baseUrl: '/api', language: () => 'en', adapter });
  const routes = buildRoutes(features);
  knownRoutes.set(routes);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const stopWatching = watchSessionEnd(router);
  const view = render(
    <BrandProvider brand={brand}>
      <I18nProvider lang="en">
        <RouterProvider router={router} />
      </I18nProvider>
    </BrandProvider>,
  );
  return { ...view, router, stopWatching };
}

type Router = ReturnType<typeof openBank>['router'];

/** Waits until the router has come to a path. React finishes the transition to it inside of `act` only. */
export async function arriveAt(router: Router, path: string): Promise<void> {
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  await act(() => Promise.resolve());
}
