/** @jest-environment @bank/testing/environment */
// Rules: R3.1.1, R0.1.
import { axeFindings } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { Component } from './doors-screen';
import { type Kind, OfKind } from './of-kind';

const open = (customerTypes: readonly Kind[], path = '/register') =>
  renderScreen(path, {
    routes: [
      { path: '/register', Component },
      { path: '/register/personal', element: <OfKind kind="personal">A person</OfKind> },
      { path: '/register/business', element: <OfKind kind="business">A company</OfKind> },
      { path: '/login', element: <h1>Log in</h1> },
    ],
    messages,
    brand: { customerTypes },
  });

test('two doors, each with how long it takes and what to have at hand', async () => {
  const { container, address } = await open(['personal', 'business']);
  expect(screen.getByRole('heading', { level: 1, name: 'Who is the account for?' })).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  expect(screen.getByRole('link', { name: /Personal account.*five minutes.*phone/ })).toHaveAttribute(
    'href',
    '/register/personal',
  );
  await userEvent.click(screen.getByRole('link', { name: /Business account.*twenty minutes.*registration number/ }));
  expect(address()).toBe('/register/business');
  expect(screen.getByText('A company')).toBeVisible();
});

test('whoever has an account logs in', async () => {
  const { address } = await open(['personal', 'business']);
  await userEvent.click(screen.getByRole('link', { name: 'I have an account: log in' }));
  expect(address()).toBe('/login');
});

test.each([
  [['personal'], '/register', '/register/personal'],
  [['business'], '/register', '/register/business'],
  [['business'], '/register/personal', '/register/business'],
  [['personal'], '/register/business', '/register/personal'],
  [['personal', 'business'], '/register/business', '/register/business'],
] as const)('a brand of %s leads from %s to %s', async (kinds, from, to) => {
  const { address } = await open(kinds, from);
  expect(address()).toBe(to);
});
