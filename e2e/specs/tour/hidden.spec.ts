// Rules: R0.104.
import { figuresOn } from '../../support/figures';
import { expect, signIn, test } from '../../support/test';
import { LEGS } from './stops';
import { walk } from './walk';

// A user hides balances when others see the screen. One screen that still shows an amount makes hiding useless.

/** The bank's rates, and what anybody may send or allow a card at once, say nothing about what this customer has. */
const RATES = '/accounts/rates';
const LIMITS = /From \S+ to \S+ at once|Up to \S+/;

/** Nor do prices, where cards are chosen and activated: all are below a hundred. */
const PRICED = ['/add-card', '/confirm-card/'];
const PRICES = /(?:[€$]|lei )?(?<![\d,.])\d{1,2}\.\d\d(?!\d)/;

const besides = (address: string) => (PRICED.some((priced) => address.startsWith(priced)) ? PRICES : LIMITS);

test('the search finds the figures of a customer who hides nothing', async ({ page }) => {
  await signIn(page, 'ana', '/home');
  await expect.poll(() => figuresOn(page)).toContainEqual(expect.stringMatching(/€[\d,]+\.\d\d/));
});

const HIDING = ['ana', 'abel', 'carl', 'coen', 'kai', 'remy', 'sia'];

for (const leg of LEGS.filter(({ who }) => HIDING.includes(who))) {
  test(`hidden balances leave no figure on the screens of ${leg.who}, part ${leg.part}`, async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'bank.preferences',
        JSON.stringify({ state: { theme: 'system', hideBalances: true }, version: 0 }),
      ),
    );
    const found = await walk(page, leg, async (address) =>
      address === RATES ? [] : (await figuresOn(page, besides(address))).map((figure) => `${address}: ${figure}`),
    );
    expect(found).toEqual([]);
  });
}
