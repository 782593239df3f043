// Rules: D25, R2.1.1.
import type { Page } from '@playwright/test';
import { findingsInTheme } from '../../support/axe';
import { wordiestLanguage } from '../../support/brands';
import { expect, test } from '../../support/test';
import { LEGS } from './stops';
import { walk } from './walk';

// Every screen of the product, each looked at as the person who sees it, in the wordiest language: on a desktop in light and on the
// narrowest phone in dark. What a screen shows in the two other pairs is made of the same parts, whose colours the workbench shows in
// both themes (ADR-46).

const DESKTOP = { width: 1280, height: 860 };
const PHONE = { width: 320, height: 640 };

for (const leg of LEGS) {
  test(`axe finds nothing on the screens of ${leg.who}, part ${leg.part}, and none is wider than a phone`, async ({
    page,
  }) => {
    const lang = wordiestLanguage();
    await page.addInitScript((chosen) => localStorage.setItem('bank.lang', chosen), lang);
    const found = await walk(page, leg, async (address) => {
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const onDesktop = await findingsInTheme(page, 'light', address);
      await page.setViewportSize(PHONE);
      const onPhone = await findingsInTheme(page, 'dark', `${address} on a phone`);
      const tooWide = await widerThanThePhone(page, address);
      await page.setViewportSize(DESKTOP);
      return [...onDesktop, ...onPhone, ...tooWide];
    });
    expect(found).toEqual([]);
  });
}

async function widerThanThePhone(page: Page, address: string): Promise<string[]> {
  const past = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return past > 0 ? [`${address} reaches ${past} px past the edge`] : [];
}
