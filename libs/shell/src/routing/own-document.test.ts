// Rules: R0.87.
import { waitFor } from '@testing-library/react';
import { createMemoryRouter, type MiddlewareFunction } from 'react-router-dom';
import { ownDocument } from './own-document';

/** Where a document that was loaded at one address is sent on its way to another one; null: it moves by itself. */
async function sentTo(loadedAt: string, address: string): Promise<string | null> {
  const sent: (string | null)[] = [];
  const watch: MiddlewareFunction = async (given, next) => {
    try {
      await ownDocument(loadedAt)(given, next);
      sent.push(null);
    } catch (answer) {
      if (!(answer instanceof Response)) throw answer;
      // As the router reads it: load the page, and not a step inside of it.
      expect(answer.headers.get('X-Remix-Reload-Document')).toBe('true');
      sent.push(answer.headers.get('location'));
    }
  };
  const routes = [{ path: '*', middleware: [watch], loader: () => null, HydrateFallback: () => null }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  router.dispose();
  expect(sent).toHaveLength(1);
  return sent[0] ?? null;
}

test.each([
  ['/kyc', '/identity-verification/run/-', '/identity-verification/run/-'],
  ['/login', '/identity-verification/run/token', '/identity-verification/run/token'],
  ['/identity-verification/run/-', '/kyc', '/kyc'],
  ['/identity-verification/run/token', '/home?from=check', '/home?from=check'],
])('a document of %s that goes to %s is loaded anew', async (loadedAt, address, expected) => {
  expect(await sentTo(loadedAt, address)).toBe(expected);
});

test.each([
  ['/', '/home'],
  ['/kyc', '/video-identity-job/x'],
  ['/identity-verification/run/-', '/identity-verification/run/-'],
  ['/identity-verification/run/token', '/identity-verification/run/-'],
  ['/identity-verification/run/-', '/identity-verification/another/-'],
])('a document of %s that goes to %s stays', async (loadedAt, address) => {
  expect(await sentTo(loadedAt, address)).toBeNull();
});
