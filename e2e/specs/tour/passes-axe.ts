import type { Page } from '@playwright/test';
import { findingsInTheme } from '../../support/axe';
import { wordiestLanguage } from '../../support/brands';
import { expect } from '../../support/test';
import { chipsOutOfPlace } from './chips-stay';
import { daysCut } from './days-whole';
import { goesOnTranslated } from './goes-on-translated';
import type { Leg } from './stops';
import { lead } from './walk';

const DESKTOP = { width: 1280, height: 860 };
const PHONE = { width: 320, height: 640 };

/**
 * What axe finds on a desktop in light and on the narrowest phone in dark, and what is wider there than the phone or its own part. What a screen shows in
 * the two other pairs is made of the same parts, whose colours the workbench shows in both themes (ADR-46). Each screen is left translated
 * (ADR-90).
 */
export async function passesAxe(page: Page, leg: Leg): Promise<string[]> {
  await page.setViewportSize(DESKTOP);
  return lead(page, leg, async (address) => {
    await expect(page.locator('html')).toHaveAttribute('lang', wordiestLanguage());
    const onDesktop = await findingsInTheme(page, 'light', address);
    await page.setViewportSize(PHONE);
    const onPhone = await findingsInTheme(page, 'dark', `${address} on a phone`);
    const tooWide = [
      ...(await widerThanThePhone(page, address)),
      ...(await chipsOutOfPlace(page, address)),
      ...(await daysCut(page, address)),
    ];
    const translated = await goesOnTranslated(page, address);
    await page.setViewportSize(DESKTOP);
    return [...onDesktop, ...onPhone, ...tooWide, ...translated];
  });
}

async function widerThanThePhone(page: Page, address: string): Promise<string[]> {
  const past = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return past > 0 ? [`${address} reaches ${past} px past the edge`] : [];
}
