import { BrandProvider, type Brand } from '@bank/brand';
import { I18nProvider } from '@bank/i18n';
import { kitMessages } from '@bank/kit/testing';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import shellMessages from '../messages/en.json';
import { features } from '../routing/features';
import { buildRoutes } from '../routing/routes';
import { Component } from './not-found-screen';

const messages = { ...kitMessages, ...shellMessages };
const brand = { name: 'Gray', mark: { viewBox: '0 0 1 1', shapes: [] } } as unknown as Brand; // the part of a brand that is read here

test.each(['/no/such/page', '/homes', '/cards/1/2/3'])('%s is no page of ours (R1.2.16)', (address) => {
  expect(matchRoutes(buildRoutes(features), address)?.at(-1)?.route.path).toBe('*');
});

test('the page says so, and leads home', () => {
  render(
    <I18nProvider lang="en" messages={messages}>
      <BrandProvider brand={brand}>
        <RouterProvider
          router={createMemoryRouter([{ path: '*', Component }], { initialEntries: ['/no/such/page'] })}
        />
      </BrandProvider>
    </I18nProvider>,
  );
  expect(screen.getByRole('heading', { level: 1, name: messages['shell.notFound.title'] })).toBeVisible();
  expect(screen.getByRole('link', { name: messages['kit.popup.goHome'] })).toHaveAttribute('href', '/');
});
