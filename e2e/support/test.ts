import { test as base, expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { clearFaults, persona } from './bank';

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

export const test = base.extend<{ customer: (browser: Browser) => Promise<Page>; quiet: undefined }>({
  /** A page that fails its test when the browser complained, and a sandbox without left-over faults. */
  page: async ({ page }, use) => {
    const complaints = watch(page);
    await clearFaults();
    await use(page);
    await clearFaults();
    expect(complaints, 'the browser complained').toEqual([]);
  },
});

export { expect };

/** Signs a persona in through the form, as a customer would, and waits for home. */
export async function signIn(page: Page, key: string, to = '/login'): Promise<void> {
  const { username, password } = await persona(key);
  await page.goto(to);
  await page.getByLabel('E-mail').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}
