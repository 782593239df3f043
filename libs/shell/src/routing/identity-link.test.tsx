/** @jest-environment @bank/testing/environment */
// Rules: R0.24, R0.80, R0.83.
import { identityToken } from '@bank/session/identity-token';
import { renderScreen } from '@bank/testing';
import { screen } from '@testing-library/react';
import { takeIdentityToken } from './guards';

const asked: string[] = [];
const routes = [
  {
    path: '/identity-verification/:workflowRunId/:token',
    middleware: [takeIdentityToken],
    HydrateFallback: () => null,
    loader: ({ request }: { request: Request }) => asked.push(new URL(request.url).pathname),
    element: <p>The check</p>,
  },
];

beforeEach(() => {
  asked.length = 0;
  identityToken.forget();
});

test('the token leaves the address before the page asks for anything, with all that came beside it', async () => {
  const { address } = await renderScreen('/identity-verification/run/the-token?outcome=clear', { routes });
  expect(await screen.findByText('The check')).toBeVisible();
  expect(address()).toBe('/identity-verification/run/-');
  expect(asked).toEqual(['/identity-verification/run/-']);
  expect(identityToken.open('run')).toBe(true);
  expect(identityToken.current()).toBe('the-token');
});

test('an address without a token changes nothing that is kept', async () => {
  identityToken.keep('run', 'the-token');
  await renderScreen('/identity-verification/other/-', { routes });
  expect(await screen.findByText('The check')).toBeVisible();
  expect(identityToken.open('run')).toBe(true);
});
