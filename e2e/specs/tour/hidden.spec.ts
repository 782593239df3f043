// Rules: R0.104.
import type { Page } from '@playwright/test';
import { figuresOn } from '../../support/figures';
import { expect, signIn, test } from '../../support/test';
import { type Leg, LEGS } from './stops';
import { walk } from './walk';

// A user hides balances when others see the screen. One screen that still shows an amount makes hiding useless.

/** The bank's rates, and what anybody may send or allow a card at once, say nothing about what this customer has. */
const RATES = '/accounts/rates';
const LIMITS = /From \S+ to \S+ at once|Up to \S+/;

/** Nor do prices, where cards are chosen and activated: all are below a hundred. */
const PRICED = ['/add-card', '/confirm-card/'];
const PRICES = /(?:[€$]|lei )?(?<![\d,.])\d{1,2}\.\d\d(?!\d)/;

/** Nor does the example of a line that is typed. */
const TYPED = '/transfer/mass/';
const EXAMPLE = /\S+; 120\.50; EUR/;

function besides(address: string): RegExp {
  if (PRICED.some((priced) => address.startsWith(priced))) return PRICES;
  return address.startsWith(TYPED) ? EXAMPLE : LIMITS;
}

/** Whose life fills the screens that the tours see with less in them. */
const FULL: readonly Leg[] = [
  {
    who: 'sofia',
    part: 2,
    stops: ['/history', '/insight', '/statements', '/transfer/preapproved-payments', '/cards/physical', '/payments'],
  },
  { who: 'sofia', part: 3, stops: ['/transfer/p2p', '/transfer/account', '/transfer/external', '/home?open=find'] },
  {
    who: 'olivia',
    part: 9,
    stops: ['/home', '/history/batch-transfers', '/transfer/approved', '/history', '/transfer/invoices'],
  },
];

/** Every way of hiding is the same one: the currency, then dots. @returns amounts that are hidden in another way */
const otherwise = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.money')]
      .map(({ textContent }) => textContent)
      .filter((text) => text.includes('••••') && !/^\S+\u00a0••••\D*$/.test(text)),
  );

test('the search finds the figures of a customer who hides nothing', async ({ page }) => {
  await signIn(page, 'ana', '/home');
  await expect.poll(() => figuresOn(page)).toContainEqual(expect.stringMatching(/€[\d,]+\.\d\d/));
});

for (const leg of [...LEGS.filter(({ who }) => who !== 'nobody'), ...FULL]) {
  test(`hidden balances leave no figure on the screens of ${leg.who}, part ${leg.part}`, async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'bank.preferences',
        JSON.stringify({ state: { theme: 'system', hideBalances: true }, version: 0 }),
      ),
    );
    const found = await walk(page, leg, async (address) =>
      address === RATES
        ? []
        : [...(await figuresOn(page, besides(address))), ...(await otherwise(page))].map(
            (figure) => `${address}: ${figure}`,
          ),
    );
    expect(found).toEqual([]);
  });
}
