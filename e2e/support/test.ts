import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { mismatches, persona, reset, tokensOf } from './bank';
import { serveBrand } from './site';

/** What a page must never do, whatever the test is about. */
const IGNORED = [/Failed to load resource/, /net::ERR_/, /WebSocket connection to/];

/** Collects what the browser complains about: CSP and Trusted Types violations, uncaught errors. */
export function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !IGNORED.some((pattern) => pattern.test(text))) complaints.push(text);
  });
  return complaints;
}

/** Where this worker serves the brand; set before its first test. */
let origin = '';

export const test = base.extend<{ freshBank: undefined }, { site: string }>({
  /** The brand's build, served for as long as the worker lives. */
  site: [
    async ({}, use, { project }) => {
      const site = await serveBrand(String(project.metadata['brand']));
      origin = site.origin;
      await use(site.origin);
      await site.close();
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ site }, use) => use(site),
  /** Every test begins with the bank as it was seeded, so that tests run in any order. The bank answers as the method table says. */
  freshBank: [
    async ({}, use) => {
      await reset();
      const before = await mismatches();
      await use(undefined);
      expect((await mismatches()).slice(before.length), 'the bank answered what the method table does not say').toEqual(
        [],
      );
    },
    { auto: true },
  ],
  /** A page that fails its test when the browser complained. */
  page: async ({ page }, use) => {
    const complaints = watch(page);
    await use(page);
    expect(complaints, 'the browser complained').toEqual([]);
  },
});

export { expect };

/** Where a tab keeps who is signed in. */
const SESSION = 'bank.session';

/**
 * Opens an address with a persona signed in, in the way a reload finds them: with tokens in the tab's own storage. For every test
 * that is not about signing in itself; those use signInByForm.
 * @param to the entrance by default, which leads to home or to what is asked first
 */
export async function signIn(page: Page, key: string, to = '/'): Promise<void> {
  const tokens = await tokensOf(key);
  // Storage belongs to an origin, and any small file of the origin opens it.
  await page.goto(new URL('/version.json', new URL(to, origin)).href);
  await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [
    SESSION,
    JSON.stringify(tokens),
  ] as const);
  await page.goto(new URL(to, origin).href);
  await page.waitForURL(({ pathname }) => pathname !== '/' && pathname !== '/login');
}

/** Signs a persona in through the form, as a customer would, and waits for what comes after it. */
export async function signInByForm(page: Page, key: string, to = '/login'): Promise<void> {
  const { username, password } = await persona(key);
  await page.goto(to);
  await page.getByLabel('E-mail', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
