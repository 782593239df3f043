import { queryClient } from '@bank/api-client';
import { I18nProvider, type Lang, type Message } from '@bank/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { kitMessages } from './texts';
import { type PartOfBrand, WithBrand } from './with-brand';

export interface RenderedScreen extends RenderResult {
  /** Where the page is now: path and search. */
  address(): string;
  /** The browser's Back. */
  goBack(): Promise<void>;
}

interface Screen {
  Component: ComponentType;
  /** Runs before the screen renders and on every change of the address, as in the application. */
  loader?: (args: { request: { url: string } }) => unknown;
}

interface Surroundings {
  /** Path and search; the screen stands at the path. */
  at: string;
  /** The room's texts in the language. */
  messages: Record<string, Message>;
  lang?: Lang;
  /** For a screen that reads its brand. */
  brand?: PartOfBrand;
}

/** One screen with its texts, cache and router. Other addresses show nothing. */
export function renderBank(
  { Component, loader }: Screen,
  { at, messages, lang = 'en', brand }: Surroundings,
): RenderedScreen {
  const load = (url: string) => {
    loader?.({ request: { url } });
    return null;
  };
  // By hand the first time, so that the screen is there at once: its loader answers nothing that it would wait for.
  load(`http://bank.test${at}`);
  const routes = [
    {
      id: 'screen',
      path: at.split('?')[0],
      Component,
      loader: ({ request }: { request: Request }) => load(request.url),
    },
    { path: '*', element: null },
  ];
  const hydrationData = { loaderData: { screen: null } };
  const router = createMemoryRouter(routes, { initialEntries: [at], hydrationData });
  const rendered = render(
    <I18nProvider lang={lang} messages={{ ...kitMessages, ...messages }}>
      <QueryClientProvider client={queryClient}>
        <WithBrand brand={brand}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </WithBrand>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return {
    ...rendered,
    address: () => router.state.location.pathname + router.state.location.search,
    goBack: () => act(() => router.navigate(-1)),
  };
}
