import { queryClient } from '@bank/api-client';
import { I18nProvider, type Lang, type Message } from '@bank/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { kitMessages } from './texts';

export interface RenderedScreen extends RenderResult {
  /** Where the page is now: path and search. */
  address(): string;
}

interface Screen {
  Component: ComponentType;
  /** Called as the router would, before the screen renders. */
  loader?: (args: { request: { url: string } }) => unknown;
}

interface Surroundings {
  /** Path and search; the screen stands at the path. */
  at: string;
  /** The room's texts in the language. */
  messages: Record<string, Message>;
  lang?: Lang;
}

/** One screen in everything it needs to live: texts, cache and router. Other addresses show nothing. */
export function renderBank({ Component, loader }: Screen, { at, messages, lang = 'en' }: Surroundings): RenderedScreen {
  let address = at;
  const Watch = () => {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  };
  loader?.({ request: { url: `http://bank.test${at}` } });
  const rendered = render(
    <I18nProvider lang={lang} messages={{ ...kitMessages, ...messages }}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[at]}>
          <Watch />
          <Suspense>
            <Routes>
              <Route path={at.split('?')[0]} element={<Component />} />
              <Route path="*" element={null} />
            </Routes>
          </Suspense>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { ...rendered, address: () => address };
}
