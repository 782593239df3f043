// Rules: R0.98.
import type { Page } from '@playwright/test';
import { findingsInTheme } from '../../support/axe';
import { wordiestLanguage } from '../../support/brands';
import { expect, signIn, test } from '../../support/test';
import type { Leg } from './stops';
import { walk } from './walk';

// The window of a reader at 400 %: 1280 × 1024 and 1280 × 860 px come to 320 px and the height of a few lines. Screens of each kind are
// looked at: figures, a list, a form, a table, a popup that an address opens. What all screens share is the same on the others.

const SIZES = [
  { width: 320, height: 256 },
  { width: 320, height: 215 },
] as const;

const LOW: readonly Leg[] = [
  { who: 'nobody', part: 1, stops: ['/login', '/activate'] },
  {
    who: 'ana',
    part: 1,
    stops: [
      '/home',
      '/home?open=notifications',
      '/accounts/10011',
      '/history',
      '/transfer/p2p',
      '/settings?open=appearance',
    ],
  },
  { who: 'olivia', part: 1, stops: ['/payees?open=add'] },
  // The other kinds of payment, whose drawing has no room here.
  { who: 'sofia', part: 1, stops: ['/transfer/external', '/transfer/account'] },
];

for (const leg of LOW) {
  test(`at 400 % axe finds nothing on the screens of ${leg.who}, and none scrolls sideways or hides what a popup says`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('bank.lang', chosen), wordiestLanguage());
    const [size, lower] = SIZES;
    await page.setViewportSize(size);
    const found = await walk(page, leg, async (address) => {
      const atAxe = await findingsInTheme(page, 'light', address);
      const first = await pastTheEdges(page, address);
      await page.setViewportSize(lower);
      const second = await pastTheEdges(page, `${address}, lower`);
      await page.setViewportSize(size);
      return [...atAxe, ...first, ...second];
    });
    expect(found).toEqual([]);
  });
}

test('at 400 % the question whether the user is still there shows its whole sentence', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize(SIZES[1]);
  await signIn(page, 'ana', '/home');
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
  await page.clock.fastForward(14 * 60_000);
  const question = page.getByRole('alertdialog', { name: 'Still there?' });
  await expect(question).toBeVisible();
  await expect(question.getByRole('paragraph')).toBeInViewport({ ratio: 1 });
});

/** What reaches past the window, what stays in its place over the page, and a popup whose body shows less than three lines. */
async function pastTheEdges(page: Page, address: string): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const body = document.querySelector('.dialog-body')?.getBoundingClientRect();
    const scroller = document.querySelector('.dialog-body')?.parentElement?.getBoundingClientRect();
    return {
      past: document.documentElement.scrollWidth - innerWidth,
      shown: body && scroller ? Math.min(body.bottom, scroller.bottom, innerHeight) - body.top : null,
      whole: body?.height ?? 0,
      stuck: [...document.querySelectorAll('body *')]
        .filter((each) => !each.closest('[class*=dialog], [class*=toast], .sr-only'))
        .filter((each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position) && each.checkVisibility())
        // The line of a navigation under way is empty most of the time.
        .filter((each) => each.clientHeight > 4)
        .map((each) => each.className)
        .filter((name) => typeof name === 'string'),
    };
  });
  const { past, shown, whole, stuck } = seen;
  return [
    ...(past > 0 ? [`${address} reaches ${past} px past the edge`] : []),
    ...(shown !== null && shown < Math.min(whole, 72) ? [`${address} shows ${Math.round(shown)} px of its popup`] : []),
    ...stuck.map((name) => `${address} keeps ${name} over the page`),
  ];
}
