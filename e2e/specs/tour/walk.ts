import type { Page } from '@playwright/test';
import { brandUnderTest } from '../../support/brands';
import { visit } from '../../support/router';
import { expect, signIn } from '../../support/test';
import type { Leg } from './stops';

export const NOBODY = 'nobody';

/** The addresses of stops under the brand of this run. */
export const addressesOf = (stops: readonly string[]) => stops.map((stop) => stop.replace('{brand}', brandUnderTest()));

/** Loads a page of the person's, who is signed in before it. */
export async function begin(page: Page, who: string, address: string): Promise<void> {
  if (who === NOBODY) await page.goto(address);
  else await signIn(page, who, address);
}

/**
 * Leads the person on the page along a part of their tour. The router goes from one stop to the next, because loading the page takes ten
 * times as long.
 * @param look called at every stop; returns what it found there
 * @returns what was found at all stops together
 */
export async function lead(page: Page, leg: Leg, look: (address: string) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const address of addressesOf(leg.stops)) {
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

/** Opens the first stop of a part as its person, and leads them along it. */
export async function walk(page: Page, leg: Leg, look: (address: string) => Promise<string[]>): Promise<string[]> {
  const [first = '/'] = addressesOf(leg.stops);
  await begin(page, leg.who, first);
  return lead(page, leg, look);
}
