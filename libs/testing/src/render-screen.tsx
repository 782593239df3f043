import { queryClient } from '@bank/api-client';
import { I18nProvider } from '@bank/i18n';
import type { Message } from '@bank/i18n';
import { type PartOfBrand, WithBrand } from '@bank/kit/testing';
import { endSession, signIn } from '@bank/session';
import { connectBank } from '@bank/session/calls';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { signInAs } from './bank-calls';
import { sandboxAdapter } from './sandbox-adapter';

export interface RenderedScreen extends RenderResult {
  /** Where the page is now: path and search. */
  address(): string;
  /** For what follows the pages, as the product's usage events do. */
  router: ReturnType<typeof createMemoryRouter>;
}

interface Surroundings {
  /** A room may have none in a layout; then no address shows anything. */
  routes: RouteObject[] | undefined;
  /** The signed-in persona; without it a visitor. */
  persona?: string;
  /** The texts the routes need, in English. */
  messages?: Record<string, Message>;
  /** For screens that read their brand. */
  brand?: PartOfBrand;
  /** What stands between the page and the bank; nothing by default. */
  adapter?: ReturnType<typeof sandboxAdapter>;
}

/**
 * The routes at an address, over the real transport, session and bank.
 *
 * @param path path and search
 */
export async function renderScreen(
  path: string,
  { routes, persona, messages = {}, brand, adapter = sandboxAdapter() }: Surroundings,
): Promise<RenderedScreen> {
  queryClient.clear();
  connectBank({ baseUrl: '/api', language: () => 'en', adapter });
  if (persona === undefined) endSession('logout');
  else signIn(await signInAs(persona));
  const router = createMemoryRouter(routes ?? [], { initialEntries: [path] });
  const screen = render(
    <I18nProvider lang="en" messages={messages}>
      <QueryClientProvider client={queryClient}>
        <WithBrand brand={brand}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </WithBrand>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { ...screen, router, address: () => router.state.location.pathname + router.state.location.search };
}
