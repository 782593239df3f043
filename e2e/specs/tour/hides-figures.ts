import type { Page } from '@playwright/test';
import { figuresOn } from '../../support/figures';
import type { Leg } from './stops';
import { lead } from './walk';

/** An amount with its currency before or behind it, as English, Spanish and Russian write it. */
const SUM = String.raw`(?:[€$£₿]|lei\s)?\d[\d.,\u00a0\u202f]*(?:\s?(?:[€$£₿]|lei\b|[A-Z]{3}\b))?`;

/** The bank's rates, and what anybody may send or allow a card at once, say nothing about what this customer has. */
const RATES = '/accounts/rates';
const LIMITS = new RegExp(`(?:From|De|От) ${SUM} (?:to|a|до) ${SUM}|(?:Up to|Hasta|До) ${SUM}`);

/** Nor do prices, where cards are chosen and activated: all are below a hundred. */
const PRICED = ['/add-card', '/confirm-card/'];
const PRICES = /(?:[€$]|lei )?(?<![\d,.])\d{1,2}[.,]\d\d(?!\d)(?:\s?[€$])?/;

/** Nor does the example of a line that is typed. */
const TYPED = '/transfer/mass/';
const EXAMPLE = /\S+; 120\.50; EUR/;

function besides(address: string): RegExp {
  if (PRICED.some((priced) => address.startsWith(priced))) return PRICES;
  return address.startsWith(TYPED) ? EXAMPLE : LIMITS;
}

/**
 * Hides balances as a user does when others see the screen, and looks for figures at each stop: one screen that still shows an
 * amount makes hiding useless.
 * @returns the figures, and amounts that are hidden in another way than others
 */
export async function hidesFigures(page: Page, leg: Leg): Promise<string[]> {
  await hideBalances(page);
  return lead(page, leg, async (address) =>
    address === RATES
      ? []
      : [...(await figuresOn(page, besides(address))), ...(await otherwise(page))].map(
          (figure) => `${address}: ${figure}`,
        ),
  );
}

/** The preferences of a device, which outlive a session. */
const STORED = 'bank.preferences';

/** As a user who hid them the last time: how they are hidden, tests of the frame prove. */
async function hideBalances(page: Page): Promise<void> {
  const hidden = { state: { theme: 'system', hideBalances: true }, version: 0 };
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [STORED, JSON.stringify(hidden)] as const);
  await page.reload();
}

/** Every way of hiding is the same one: the currency, then dots. @returns amounts that are hidden in another way */
const otherwise = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.money')]
      .map(({ textContent }) => textContent)
      .filter((text) => text.includes('••••') && !/^\S+\u00a0••••\D*$/.test(text)),
  );
