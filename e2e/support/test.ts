import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { clearFaults, mismatches, persona, tokensOf } from './bank';
import { brandUnderTest, portsOf } from './brands';

/** What a page must never do, whatever the test is about. */
const IGNORED = [/Failed to load resource/, /net::ERR_/, /WebSocket connection to/];

/** Collects what the browser complains about: CSP and Trusted Types violations, errors nobody caught. */
export function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !IGNORED.some((pattern) => pattern.test(text))) complaints.push(text);
  });
  return complaints;
}

export const test = base.extend({
  /** A page that fails its test when the browser complained or the bank answered something unagreed, and a sandbox without left-over faults. */
  page: async ({ page }, use) => {
    const complaints = watch(page);
    await clearFaults();
    await use(page);
    await clearFaults();
    expect(complaints, 'the browser complained').toEqual([]);
    expect(await mismatches(), 'the bank answered what the method table does not say').toEqual([]);
  },
});

export { expect };

const ORIGIN = `http://localhost:${portsOf(brandUnderTest()).web}`;
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
  await page.goto(new URL('/version.json', new URL(to, ORIGIN)).href);
  await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [
    SESSION,
    JSON.stringify(tokens),
  ] as const);
  await page.goto(new URL(to, ORIGIN).href);
  await page.waitForURL(({ pathname }) => pathname !== '/' && pathname !== '/login');
}

/** Signs a persona in through the form, as a customer would, and waits for what comes after it. */
export async function signInByForm(page: Page, key: string, to = '/login'): Promise<void> {
  const { username, password } = await persona(key);
  await page.goto(to);
  await page.getByLabel('E-mail').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
