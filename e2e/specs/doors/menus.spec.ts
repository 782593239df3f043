import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { brandUnderTest } from '../../support/brands';
import { expect, test } from '../../support/test';
import { enter } from './support';

async function expectNothingFound(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes.map(({ target }) => target).join()}`)).toEqual(
    [],
  );
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on what may be asked first, ${theme} @phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const [persona, last] of [
      ['theo', 'Accept and go on'],
      ['cora', 'Umbra Studio'],
      ['wes', 'Go to classic.sandbox-bank.example'],
    ] as const) {
      await enter(page, persona);
      await expect(page.getByText(last)).toBeVisible();
      await expectNothingFound(page, persona);
    }
    await enter(page, 'cora', '/home?fromCustomerId=1005');
    await expect(page.getByText('You act for Atelier Verde')).toBeVisible();
    await expectNothingFound(page, 'acting');
  });
}

/** The longest words there are; brand f speaks no Russian (R0.1). */
const WORDIEST = brandUnderTest() === 'f' ? 'es' : 'ru';

test('nothing runs out of a narrow phone, in the wordiest language @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript((lang) => localStorage.setItem('bank.lang', lang), WORDIEST);
  for (const [persona, address] of [
    ['theo', '/'],
    ['cora', '/'],
    ['wes', '/'],
    ['cora', '/transfer/p2p?fromCustomerId=1005'],
  ] as const) {
    await enter(page, persona, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), persona).toBeLessThanOrEqual(320);
  }
});

test('every line of the menus leads to a screen', async ({ page }) => {
  await enter(page, 'ana', '/home');
  await page.getByRole('button', { name: /Personal menu/ }).click();
  const places = page.getByRole('menuitem').filter({ hasNotText: /Preferences|Hide balances|Log out/ });
  const hrefs = await places.evaluateAll((items) => items.map((item) => item.getAttribute('href') ?? ''));
  await page.keyboard.press('Escape');
  for (const href of hrefs) {
    await page.goto(href);
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText('Page not found');
  }
});
