// Rules: R0.100.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brandDist } from '@bank/run/brands';
import type { Page } from '@playwright/test';
import { brandUnderTest, wordiestLanguage } from '../../support/brands';
import { shiftsOf, watchShifts } from '../../support/shifts';
import { expect, test } from '../../support/test';

// A browser paints what it has of a page when more is late, or when it is busy.

test('sign-in that comes in two parts is shown once, whole and in the language of its reader', async ({ page }) => {
  const site = await inTwoParts();
  await watchShifts(page);
  await page.addInitScript((chosen) => localStorage.setItem('bank.lang', chosen), wordiestLanguage());
  await page.goto(site.address, { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await painted(page);
  site.sendRest();
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'signin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await painted(page);
  expect(await shiftsOf(page, '/login')).toEqual([]);
  site.close();
});

/** Sign-in as it was built, up to the middle of its foot until the rest is asked for. Nothing else comes. */
async function inTwoParts() {
  const html = readFileSync(join(brandDist(brandUnderTest()), 'index.html'), 'utf8');
  const middle = html.indexOf('<ul', html.indexOf('<footer'));
  let sendRest = () => {};
  const server = createServer(({ url }, response) => {
    if (url !== '/login') return;
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, middle));
    sendRest = () => void response.end(html.slice(middle));
  }).listen(0);
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the server has no port');
  return {
    address: `http://localhost:${at.port}/login`,
    sendRest: () => sendRest(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Two frames have been drawn. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
