import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandDist } from '@bank/run/brands';
import type { Page } from '@playwright/test';
import { brandUnderTest } from '../../support/brands';
import { serve } from '../../support/site';
import { expect, signIn, test as base } from '../../support/test';

/** A copy of the build on a server of its own, in which a test may play "a new release". */
const test = base.extend<{ release: { origin: string; dist: string } }>({
  release: async ({}, use) => {
    const dist = mkdtempSync(join(tmpdir(), 'bank-release-'));
    cpSync(brandDist(brandUnderTest()), dist, { recursive: true });
    const { origin, close } = await serve(dist);
    await use({ origin, dist });
    await close();
    rmSync(dist, { recursive: true, force: true });
  },
});

const remove = (dist: string, name: RegExp) => {
  for (const file of readdirSync(join(dist, 'assets')).filter((each) => name.test(each)))
    rmSync(join(dist, 'assets', file));
};

const offer = (page: Page) => page.getByText('There’s a new version');
const goTo = (page: Page, place: 'Activity' | 'Home') =>
  page.getByRole('link', { name: place, exact: true }).first().click();

test('nothing is offered while nothing changed', async ({ page, release }) => {
  await page.clock.install();
  let asked = 0;
  page.on('response', (response) => (asked += response.url().endsWith('/version.json') ? 1 : 0));
  await signIn(page, 'ana', release.origin);
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
  for (let minute = 1; minute <= 10; minute++) {
    const isEven = minute % 2 === 0;
    await page.clock.runFor(60_000);
    await goTo(page, isEven ? 'Home' : 'Activity');
    await expect(page).toHaveURL(isEven ? /\/home/ : /\/history/);
    await expect(offer(page)).toBeHidden();
  }
  expect(asked).toBeGreaterThanOrEqual(9);
});

test('a new release is offered on the next screen, put away for good, and loaded when the customer says so', async ({
  page,
  release,
}) => {
  const deploy = (name: string) =>
    writeFileSync(join(release.dist, 'version.json'), JSON.stringify({ version: '2.1.3', release: name }));
  await page.clock.install();
  await signIn(page, 'ana', release.origin);
  // The page is there, and its watch with it: time that passes before nobody counts.
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
  deploy('next');
  await page.clock.runFor(61_000);
  // Nothing moves under a finger.
  await expect(offer(page)).toBeHidden();
  await goTo(page, 'Activity');
  await expect(offer(page)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
  await expect(offer(page)).toBeHidden();
  await page.clock.runFor(61_000);
  await goTo(page, 'Home');
  await expect(page).toHaveURL(/\/home/);
  await expect(offer(page)).toBeHidden();
  deploy('after next');
  await page.clock.runFor(61_000);
  await goTo(page, 'Activity');
  await expect(offer(page)).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load it now' }).click();
  await loaded;
  await expect(page).toHaveURL(/\/history/);
});

test('a screen whose chunk a release removed brings the new release by itself', async ({ page, release }) => {
  await signIn(page, 'ana', release.origin);
  await expect(page).toHaveURL(/\/home$/);
  // What a deployment does: other names for the same screens. Here the page comes back with the files.
  const kept = mkdtempSync(join(tmpdir(), 'bank-kept-'));
  cpSync(release.dist, kept, { recursive: true });
  remove(release.dist, /^history-screen/);
  const reloaded = page.waitForEvent('load');
  const recovering = page.waitForRequest(/version\.json/);
  await page.getByRole('link', { name: 'Activity', exact: true }).first().click();
  // The page has met the missing file, and asks whether there is a release to load.
  await recovering;
  cpSync(kept, release.dist, { recursive: true });
  await reloaded;
  rmSync(kept, { recursive: true, force: true });
  // It opens what was clicked, without another click.
  await expect(page).toHaveURL(/\/history/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a chunk that stays away is an error page with a way on, not a loop', async ({ page, release }) => {
  await signIn(page, 'ana', release.origin);
  await expect(page).toHaveURL(/\/home$/);
  remove(release.dist, /^history-screen/);
  await page.goto(`${release.origin}/history`);
  await expect(page.getByRole('heading', { name: 'Part of this page didn’t load' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
});

test('an application that cannot be fetched says so in the language of the page', async ({ page, release }) => {
  const html = readFileSync(join(release.dist, 'index.html'), 'utf8');
  expect(html).toContain('No hemos podido conectar con el banco');
  remove(release.dist, /^index-.*\.js$/);
  await page.addInitScript(() => localStorage.setItem('bank.lang', 'es'));
  await page.goto(`${release.origin}/home`);
  await expect(page.getByRole('alert')).toContainText('No hemos podido conectar con el banco');
  await page.goto(`${release.origin}/login`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reintentar' })).toBeVisible();
});

test('a language whose texts a release removed brings the new release in that language', async ({ page, release }) => {
  await page.goto(`${release.origin}/login`);
  const kept = mkdtempSync(join(tmpdir(), 'bank-kept-'));
  cpSync(release.dist, kept, { recursive: true });
  remove(release.dist, /^messages-es-/);
  const reloaded = page.waitForEvent('load');
  const recovering = page.waitForRequest(/version\.json/);
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Español' });
  // The page has met the missing file, and asks whether there is a release to load.
  await recovering;
  cpSync(kept, release.dist, { recursive: true });
  await reloaded;
  rmSync(kept, { recursive: true, force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
