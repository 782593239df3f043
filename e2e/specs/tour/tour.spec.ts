// Rules: D25, R0.99, R0.100, R0.104, R0.140, R0.145, R2.1.1.
import type { Page } from '@playwright/test';
import { wordiestLanguage } from '../../support/brands';
import { figuresOn } from '../../support/figures';
import { expect, signIn, test } from '../../support/test';
import { hidesFigures } from './hides-figures';
import { passesAxe } from './passes-axe';
import { touring } from './rooms';
import { standsStill } from './stands-still';
import { FULLER, type Leg, LEGS } from './stops';
import { begin, NOBODY } from './walk';

// Every screen of the product, each looked at as the person who sees it, in the wordiest language and in one session a part: what is
// loaded is looked at in every way (ADR-86).

/** What looks at a part, one after the other on the same page. The first one loads it. */
type Look = (page: Page, leg: Leg) => Promise<string[]>;
const LOOKS: readonly Look[] = [standsStill, passesAxe];
/** What looks at a part whose person has balances. */
const LOOKS_AT_A_CUSTOMER: readonly Look[] = [...LOOKS, hidesFigures];

// A limit against hanging, as the whole run has one: a session looks at each stop five times.
test.describe.configure({ timeout: 600_000 });

for (const leg of touring(LEGS)) {
  const looks = leg.who === NOBODY ? LOOKS : LOOKS_AT_A_CUSTOMER;

  test(`the screens of ${leg.who}, part ${leg.part}, stand still, pass axe, fit a phone and hide figures`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('bank.lang', chosen), wordiestLanguage());
    const found: string[] = [];
    for (const look of looks) found.push(...(await look(page, leg)));
    expect(found).toEqual([]);
  });
}

test('the search finds the figures of a customer who hides nothing', async ({ page }) => {
  await signIn(page, 'ana', '/home');
  await expect.poll(() => figuresOn(page)).toContainEqual(expect.stringMatching(/€[\d,]+\.\d\d/));
});

for (const leg of touring(FULLER)) {
  test(`hidden balances leave no figure on the fuller screens of ${leg.who}, part ${leg.part}`, async ({ page }) => {
    await begin(page, leg.who, '/home');
    expect(await hidesFigures(page, leg)).toEqual([]);
  });
}
