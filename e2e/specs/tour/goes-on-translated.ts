// Rules: R0.140.
import type { Page } from '@playwright/test';
import { visit } from '../../support/router';
import { translateNow } from '../../support/translation';

/** Screens that must be answered, or that are the end of a way: they have buttons alone, and no link to another screen. */
const WITHOUT_LINKS: ReadonlySet<string> = new Set([
  '/activate',
  '/admin-overview',
  '/company-documents',
  '/kyc',
  '/next-step/company',
  '/next-step/earlier-bank',
  '/next-step/terms',
  '/receive/nothing',
  '/register/business',
  '/register/personal',
  '/scp-mobile',
  '/self-certification',
  '/self-certification-business',
  '/transfer/account',
  '/transfer/external',
  '/transfer/global',
  '/transfer/mass/global',
  '/transfer/p2p',
  '/transfer/return/nothing',
  '/video-identity-job/nothing',
]);

/** Set in the page while it is translated, and gone with it. */
const TRANSLATED = 'translated';

/**
 * Lets a browser translate a screen, and walks on with a press: out of a popup, or by a link to another screen. A page that complains fails
 * its test (support/test.ts).
 * @returns what went wrong
 */
export async function goesOnTranslated(page: Page, address: string): Promise<string[]> {
  await translateNow(page);
  await page.evaluate((name) => Reflect.set(window, name, true), TRANSLATED);
  // A start leads on to another screen, whose links count.
  const from = pathOf(page);
  const way = await markWayOn(page);
  if (way === 'popup') await page.keyboard.press('Escape');
  if (way === 'link') await page.locator(`[data-way-on]`).press('Enter');
  if (way === 'none' && !WITHOUT_LINKS.has(from)) return [`${address} leads nowhere`];
  // The router takes a screen without links away as a link would.
  await visit(page, way === 'none' ? ['/nowhere'] : [], true);
  if (way === 'link' && pathOf(page) === from) return [`${address}: its link led nowhere`];
  const isSamePage = await page.evaluate((name) => Reflect.has(window, name), TRANSLATED);
  return isSamePage ? [] : [`${address} was loaded again after it was translated`];
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Marks a link of the screen that leads to another one without a load. */
const markWayOn = (page: Page) =>
  page.evaluate(() => {
    if (document.querySelector('[role=dialog], [role=alertdialog]')) return 'popup';
    const ways = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target], [download])')].filter(
      (link) => link.checkVisibility() && new URL(link.href).pathname !== location.pathname,
    );
    ways[0]?.setAttribute('data-way-on', '');
    return ways.length > 0 ? 'link' : 'none';
  });
