// Rules: R0.103.
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../support/test';
import { visit } from '../../support/router';

/** The pages in the frame, those of a company with its owner. What is a form alone keeps the width of a form. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  sofia: [
    ...['/home', '/accounts', '/accounts/rates', '/cards/physical', '/history', '/insight', '/statements', '/news'],
    ...['/payments', '/transfer/preapproved-payments', '/transfer/invoices', '/payees', '/help', '/settings'],
    ...['/profile', '/profile/notifications', '/setting', '/login-history', '/payout-blacklist', '/legal'],
  ],
  olivia: [
    ...['/company', '/company-access', '/company-emails', '/company-documents', '/kyc', '/transfer/approved'],
    ...['/transfer/approved/policies', '/transfer/mass', '/history/batch-transfers', '/payees'],
  ],
};

const WIDTHS = [1280, 1440];

for (const [who, addresses] of Object.entries(PAGES)) {
  test(`every page of ${who} begins under the search and ends under the bell`, async ({ page }) => {
    await signIn(page, who, '/home');
    for (const address of addresses) {
      await visit(page, [address], true);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 860 });
        await expect.poll(() => misplacedOn(page), `${address} at ${width}`).toEqual([]);
      }
    }
  });
}

async function misplacedOn(page: Page): Promise<string[]> {
  const { search, bell, heading, reaches } = await edgesOn(page);
  return [
    ...(heading === null || heading === search ? [] : [`begins at ${heading} in place of ${search}`]),
    ...(Math.abs(reaches - bell) <= 1 ? [] : [`ends at ${reaches} in place of ${bell}`]),
  ];
}

/** In CSS pixels. A heading that is only said has no place. */
const edgesOn = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`no ${selector}`);
      return element.getBoundingClientRect();
    };
    const main = document.querySelector('main');
    if (!main) throw new Error('no main');
    const heading = boxOf('main h1');
    /** What is seen: words, controls, drawings, lines and grounds, and an empty list, which stands in the middle. A quiet button's ground reaches beyond its word, and is not. */
    const isDrawn = (element: Element) => {
      const { position, borderBottomWidth, borderTopWidth, backgroundColor } = getComputedStyle(element);
      if (position === 'absolute' || position === 'fixed' || element.matches('.button-quiet, .row-control'))
        return false;
      const hasWords = [...element.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim());
      const hasLine = parseFloat(borderBottomWidth) > 0 || parseFloat(borderTopWidth) > 0;
      return (
        hasWords || hasLine || backgroundColor !== 'rgba(0, 0, 0, 0)' || element.matches('svg, button, input, .state')
      );
    };
    const end = main.getBoundingClientRect().right - parseFloat(getComputedStyle(main).paddingRight);
    const rights = [...main.querySelectorAll('*')].filter(isDrawn).map((one) => one.getBoundingClientRect().right);
    return {
      search: Math.round(boxOf('.find').left),
      // Its glyph is what the eye sees.
      bell: Math.round(boxOf('.frame-tools > :last-child svg').right),
      heading: heading.width < 2 ? null : Math.round(heading.left),
      reaches: Math.round(Math.max(...rights.filter((right) => right <= end + 1))),
    };
  });
