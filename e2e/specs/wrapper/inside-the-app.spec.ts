import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../support/test';

declare global {
  interface Window {
    /** What the page said to the app, as it said it. */
    saidToApp: string[];
    /** The app's end: says something to the page. */
    sayToPage: (message: unknown) => void;
  }
}

/** The app's object, as the app injects it before the page runs (libs/wrapper/src/native-port.ts). */
async function insideTheApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    window.saidToApp = [];
    window.sayToPage = (message) => port2.postMessage(message);
    port2.onmessage = ({ data }) => {
      window.saidToApp.push(String(data));
      // The app greets a page that has greeted it.
      if (String(data).includes('"ready"'))
        port2.postMessage(JSON.stringify({ type: 'hello', version: 1, capabilities: ['download'] }));
    };
    Object.defineProperty(window, 'bankWrapper', { value: port1 });
  });
}

const say = (page: Page, message: unknown) =>
  page.evaluate((text) => window.sayToPage(text), typeof message === 'string' ? message : JSON.stringify(message));

const bar = (page: Page) => page.getByRole('navigation').filter({ hasText: 'More' });

test('inside the app the bar makes room for the keyboard and for the app’s own footer @phone-only', async ({
  page,
}) => {
  await insideTheApp(page);
  await signIn(page, 'ben');
  await expect(bar(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.saidToApp)).toEqual(['{"type":"ready","version":1}']);

  await say(page, { type: 'keyboard', visible: true });
  await expect(bar(page)).toBeHidden();
  await say(page, { type: 'keyboard', visible: false });
  await expect(bar(page)).toBeVisible();
  await say(page, { type: 'footer', locked: true });
  await expect(bar(page)).toBeHidden();
});

test('what is not the app’s, or not known, changes nothing @phone-only', async ({ page }) => {
  await insideTheApp(page);
  await signIn(page, 'ben');
  await expect(bar(page)).toBeVisible();
  for (const message of [
    '{',
    { type: 'keyboard', visible: 'yes' },
    { type: 'hideEverything' },
    { type: 'answer', id: 'x' },
  ])
    await say(page, message);
  // The right words at the wrong door.
  await page.evaluate(() => window.postMessage('{"type":"keyboard","visible":true}', location.origin));
  // A message that is known comes after all of them, and is the only one with an effect.
  await say(page, { type: 'footer', locked: true });
  await expect(bar(page)).toBeHidden();
  await say(page, { type: 'footer', locked: false });
  await expect(bar(page)).toBeVisible();
  expect(await page.evaluate(() => window.saidToApp)).toHaveLength(1);
});

test('in an ordinary browser nothing of the bridge is fetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await signIn(page, 'ben');
  await expect(page.getByRole('link', { name: 'Home' }).first()).toBeVisible();
  expect(fetched.filter((url) => /\/assets\/bridge-/.test(url))).toEqual([]);
});
