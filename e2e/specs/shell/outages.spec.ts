// Rules: R0.59, R0.60.
import type { Page, Request } from '@playwright/test';
import { callAs } from '../../support/calls';
import { openGateway, type Gateway, type Outage } from '../../support/gateway';
import { onTheirWay } from '../../support/on-their-way';
import { expect, signIn, test as base } from '../../support/test';

// A browser, its sockets and the build in front of a bank that goes and comes back. Every address under every kind of outage is walked in
// process (libs/shell/src/errors/every-route.test.tsx).

const test = base.extend<{ gateway: Gateway }>({
  gateway: async ({}, use) => {
    const gateway = await openGateway();
    await use(gateway);
    await gateway.close();
  },
});

const AWAY = /isn’t answering/;
const frame = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/**
 * Lets the page's seconds pass, and what it asks in each be answered.
 * @param open how many calls are on their way
 */
async function pass(page: Page, open: () => number, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await page.clock.runFor(1000);
    await expect.poll(open).toBe(0);
  }
}

const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api');

const MINUTE_S = 60;

/**
 * From here on the page's time is what the test lets pass: the seconds of a busy machine would make a minute longer.
 * @returns the whole seconds of the page since `begunAt`, epoch ms
 */
async function stopClock(page: Page, begunAt: number): Promise<number> {
  const seconds = Math.ceil((Date.now() - begunAt) / 1000) + 1;
  await page.clock.pauseAt(begunAt + seconds * 1000);
  return seconds;
}

/** Counts what the page asks. A browser sends what a dropped connection has lost again by itself, so the gateway would count some twice. */
function countAsks(page: Page): () => number {
  let asks = 0;
  page.on('request', (request) => (asks += isCall(request) ? 1 : 0));
  page.on('websocket', () => (asks += 1));
  return () => asks;
}

/** A small file of the origin, which asks nothing. */
const FILE = '/version.json';

const PLACES: readonly (readonly [outage: Outage, who: string, address: string])[] = [
  [503, 'ana', '/home'],
  [429, 'ana', '/history'],
  ['nothing', 'carl', '/company'],
  ['nothing', 'ana', '/transfer/p2p'],
];

for (const [outage, who, address] of PLACES) {
  test(`${address} loaded while the bank answers ${outage} keeps its frame, asks seldom, and opens by itself`, async ({
    page,
    gateway,
  }) => {
    await page.clock.install();
    // No page is open before: what it had on its way would be asked of a bank that is away, and forgotten with the page.
    await signIn(page, who, `${gateway.origin}${FILE}`);
    gateway.away(outage);
    const asked = countAsks(page);
    const open = onTheirWay(page, isCall);
    const begunAt = Date.now();
    await page.goto(`${gateway.origin}${address}`);
    await expect(page.getByRole('alert').filter({ hasText: AWAY })).toBeVisible();
    await expect(frame(page)).toBeVisible();
    const seconds = await stopClock(page, begunAt);
    await pass(page, open, MINUTE_S - (seconds % MINUTE_S));
    const before = asked();
    expect(before).toBeLessThanOrEqual(12 * Math.ceil(seconds / MINUTE_S));
    await pass(page, open, MINUTE_S);
    expect(asked() - before).toBeLessThanOrEqual(12);
    expect(asked()).toBeGreaterThan(before);
    gateway.away(null);
    await pass(page, open, 10);
    await expect(page.locator('body')).not.toContainText(AWAY);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(address);
  });
}

test('a page that loses its network says so, and is right with it', async ({ page, context, gateway }) => {
  await signIn(page, 'ana', `${gateway.origin}/home`);
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You’re offline').first()).toBeVisible();
  await page.getByRole('link', { name: 'Activity', exact: true }).first().click();
  await expect(frame(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/\d+ transactions/)).toBeVisible();
});

test('a payment that a dead socket has swallowed is there within five seconds of the focus', async ({
  page,
  gateway,
}) => {
  await page.clock.install();
  const open = onTheirWay(page, isCall);
  const begunAt = Date.now();
  const listening = page.waitForEvent('websocket');
  await signIn(page, 'ana', `${gateway.origin}/home`);
  await (await listening).waitForEvent('framereceived');
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
  // The seconds are the page's: what a busy machine takes for them is not its wait. Its own first calls have ended by then.
  await stopClock(page, begunAt);
  await pass(page, open, 10);
  gateway.muteSockets();
  const note = `Swallowed ${Date.now()}`;
  const order = { accountId: 10021, amount: '12.34', currency: 'EUR', toEmail: 'ana@personas.test', note };
  await callAs('ben', 'p2pTransfer', order, { 'idempotency-key': `e2e-${Date.now()}` });
  let connections = 0;
  page.on('websocket', () => (connections += 1));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await pass(page, open, 5);
  await expect.poll(() => connections).toBe(1);
  await page.clock.resume();
  await expect(page.getByText(note).first()).toBeVisible();
});

test('Back after a logout and a load of the page shows nothing of what was private', async ({ page, gateway }) => {
  await signIn(page, 'ana', `${gateway.origin}/home`);
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Activity', exact: true }).first().click();
  await expect(page.getByRole('main').getByText(/\d+ transactions/)).toBeVisible();
  await page.goto(`${gateway.origin}/legal`);
  await page
    .getByRole('button', { name: /Ana Marin/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: 'Log out' })
    .or(page.getByRole('menuitem', { name: 'Log out' }))
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  for (let back = 0; back < 3; back += 1) {
    await page.goBack();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/€|transactions/);
  }
});
