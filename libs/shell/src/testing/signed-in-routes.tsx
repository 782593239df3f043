import { queryClient } from '@bank/api-client';
import { BrandProvider, type Brand } from '@bank/brand';
import { I18nProvider } from '@bank/i18n';
import type { Customer, CustomerAccess } from '@bank/protocol/customer';
import { session } from '@bank/session';
import { customerQueries } from '@bank/session/calls';
import { answerCalls, sampleAccess, sampleCustomer } from '@bank/session/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';

/** The part of a brand that layouts, menus and sign-in read. */
export const brand = {
  id: 'd',
  name: 'Testbank',
  languages: ['en', 'es'],
  signInHeading: { en: 'Welcome' },
  tagline: { en: 'Money, plainly.' },
  registerLink: null,
  customerTypes: ['personal', 'business'],
  legalName: 'Testbank SA',
  termsLinks: [{ id: 'terms', href: 'https://test.bank/terms' }],
  feeLinks: [],
  letter: { addressLines: [], email: 'care@test.bank' },
  allowedHosts: [],
  mark: { viewBox: '0 0 1 1', shapes: [] },
  supportNumber: '+1 555',
  idleSeconds: 900,
} as unknown as Brand; // the rest is not read here

/** Signs Ana in, at a bank whose every other answer is empty; the fields given replace the samples'. */
export function signAnaIn(customer: Partial<Customer> = {}, access: Partial<CustomerAccess> = {}): void {
  answerCalls();
  session.setState({ accessToken: 'a', refreshToken: 'b' });
  queryClient.setQueryData(customerQueries.info().queryKey, { customer: sampleCustomer(customer) });
  queryClient.setQueryData(customerQueries.access().queryKey, { customerAccess: sampleAccess(access) });
}

/** Routes in what the shell puts around them: cache, brand, English texts as loaded, and router. */
export function renderRoutes(routes: RouteObject[], address = '/') {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <BrandProvider brand={brand}>
        <I18nProvider lang="en">
          <RouterProvider router={router} />
        </I18nProvider>
      </BrandProvider>
    </QueryClientProvider>,
  );
  return { router, ...view };
}
