// Rules: D25.
import type { Page } from '@playwright/test';
import { findings, findingsInLight } from '../../support/axe';
import { brandUnderTest, wordiestLanguage } from '../../support/brands';
import { visit } from '../../support/router';
import { expect, signIn, test } from '../../support/test';
import { TOURS } from './stops';

// Every screen of the product, each looked at as the person who sees it. The router leads from one to the next, because loading the
// page takes ten times as long.

const NOBODY = 'nobody';

/** Leads a person around. @returns what was found at all stops together */
async function tour(page: Page, who: string, look: (address: string) => Promise<string[]>): Promise<string[]> {
  const stops = TOURS.get(who) ?? [];
  const [first = '/', ...others] = stops.map((stop) => stop.replace('{brand}', brandUnderTest()));
  const found: string[] = [];
  if (who === NOBODY) await page.goto(first);
  else await signIn(page, who, first);
  for (const address of [first, ...others]) {
    const landings = await visit(page, [address], true);
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    if (pathname !== '/') expect(landings[address]?.at).toBe(pathname);
    if (searchParams.has('open'))
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    found.push(...(await look(address)));
  }
  return found;
}

for (const who of TOURS.keys()) {
  test(`axe finds nothing on the screens of ${who}`, async ({ page }) => {
    expect(await tour(page, who, (address) => findings(page, address))).toEqual([]);
  });

  test(`no screen of ${who} is wider than a phone in the wordiest language, and axe finds nothing on it`, async ({
    page,
  }) => {
    const lang = wordiestLanguage();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript((chosen) => localStorage.setItem('bank.lang', chosen), lang);
    const found = await tour(page, who, async (address) => {
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      return [...(await tooWide(page, address)), ...(await findingsInLight(page, address))];
    });
    expect(found).toEqual([]);
  });
}

async function tooWide(page: Page, address: string): Promise<string[]> {
  const past = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return past > 0 ? [`${address} reaches ${past} px past the edge`] : [];
}
