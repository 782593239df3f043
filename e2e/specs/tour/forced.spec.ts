// Rules: R0.97.
import type { Locator } from '@playwright/test';
import { findingsInTheme } from '../../support/axe';
import { expect, signIn, test } from '../../support/test';
import type { Leg } from './stops';
import { walk } from './walk';

// Forced colours: the system's few colours in place of the brand's. Each kind of screen is looked at, in a light or a dark choice of them.

const FORCED: readonly (Leg & { theme: 'light' | 'dark' })[] = [
  { who: 'nobody', part: 1, theme: 'dark', stops: ['/login'] },
  {
    who: 'ana',
    part: 1,
    theme: 'light',
    stops: ['/home', '/home?open=notifications', '/accounts/10011', '/history', '/transfer/p2p', '/setting'],
  },
  { who: 'kai', part: 1, theme: 'dark', stops: ['/cards/100003'] },
  // The other kinds of payment, beside the drawing of the brand. Of a dark choice axe takes the brand's letters on a button for those shown.
  { who: 'sofia', part: 1, theme: 'light', stops: ['/transfer/external', '/transfer/account'] },
];

test.use({ forcedColors: 'active' });

for (const leg of FORCED) {
  test(`in forced colours axe finds nothing on the screens of ${leg.who}, and every button has an edge`, async ({
    page,
  }) => {
    const found = await walk(page, leg, async (address) => [
      ...(await findingsInTheme(page, leg.theme, address)),
      ...(await page
        .locator('.button-face, .icon-button')
        .evaluateAll(
          (buttons, at) =>
            buttons
              .filter((button) => button.checkVisibility() && parseFloat(getComputedStyle(button).borderTopWidth) < 1)
              .map((button) => `${at}: ${button.textContent} has no edge`),
          address,
        )),
      ...(await page
        .locator('.flow-picture')
        .evaluateAll(
          (pictures, at) =>
            pictures.filter((one) => one.checkVisibility()).map(() => `${at} draws on a ground that is the system's`),
          address,
        )),
    ]);
    expect(found).toEqual([]);
  });
}

test('in forced colours the primary button has an edge that can be seen @every-brand', async ({ page }) => {
  await page.goto('/login');
  const button = page.getByRole('button', { name: 'Log in' });
  await expect(button).toHaveCSS('border-top-style', 'solid');
  await expect(button).toHaveCSS('border-top-width', '1px');
  expect(await inSystemColour(button, 'border-top-color', 'Canvas')).toBe(false);
});

test('in forced colours the place, the tile, the tab and the step that are chosen have the Highlight of the system', async ({
  page,
}) => {
  await signIn(page, 'ana', '/home');
  expect(
    await isHighlighted(page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).first()),
  ).toBe(true);
  expect(await isHighlighted(page.locator('.tile:has(:checked)').first())).toBe(true);
  expect(await isHighlighted(page.locator('.segment:has(:checked)').first())).toBe(true);
  await page.goto('/transfer/preapproved-payments');
  expect(await isHighlighted(page.locator('.tab[aria-current=page]').first())).toBe(true);
  await page.goto('/transfer/p2p');
  expect(await isHighlighted(page.locator('[aria-current=step]').first())).toBe(true);
});

async function isHighlighted(chosen: Locator): Promise<boolean> {
  await chosen.waitFor();
  const ground = await inSystemColour(chosen, 'background-color', 'Highlight');
  return ground && (await inSystemColour(chosen, 'color', 'HighlightText'));
}

/** Whether a property has the value that a colour of the system comes to. */
const inSystemColour = (element: Locator, property: string, colour: string) =>
  element.evaluate(
    (shown, [name = '', wanted = '']) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = `forced-color-adjust:none;color:${wanted}`;
      const value = getComputedStyle(probe).color;
      probe.remove();
      return getComputedStyle(shown).getPropertyValue(name) === value;
    },
    [property, colour],
  );
