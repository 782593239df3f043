import type { Page } from '@playwright/test';
import { brandUnderTest } from '../../support/brands';
import { visit } from '../../support/router';
import { expect, signIn } from '../../support/test';
import type { Leg } from './stops';

const NOBODY = 'nobody';

/**
 * Leads a person along a part of their tour. The router goes from one stop to the next, because loading the page takes ten times as long.
 * @param look called at every stop; returns what it found there
 * @returns what was found at all stops together
 */
export async function walk(page: Page, leg: Leg, look: (address: string) => Promise<string[]>): Promise<string[]> {
  const [first = '/', ...others] = leg.stops.map((stop) => stop.replace('{brand}', brandUnderTest()));
  const found: string[] = [];
  if (leg.who === NOBODY) await page.goto(first);
  else await signIn(page, leg.who, first);
  for (const address of [first, ...others]) {
    const landings = await visit(page, [address], true);
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    if (pathname !== '/') expect(landings[address]?.at).toBe(pathname);
    if (searchParams.has('open'))
      // Details open beside a list where there is room for them.
      await expect(
        page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('complementary')).first(),
      ).toBeVisible();
    found.push(...(await look(address)));
  }
  return found;
}
