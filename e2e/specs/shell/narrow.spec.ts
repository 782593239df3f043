import { brandUnderTest } from '../../support/brands';
import { expect, signIn, test } from '../../support/test';

test.use({ viewport: { width: 320, height: 640 } });

/** The language with the longest words; brand f does not offer it. */
const lang = brandUnderTest() === 'f' ? 'es' : 'ru';
const SCREENS = ['/home', '/history', '/transfer/p2p', '/nowhere/at/all'];

test('nothing scrolls sideways at 320 px, in the longest language', async ({ page }) => {
  /** How far each screen reaches past the edge, in px. */
  const past: Record<string, number> = {};
  const look = async (screen: string) => {
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    past[screen] = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  };
  await page.addInitScript((chosen) => localStorage.setItem('bank.lang', chosen), lang);
  await page.goto('/login');
  await look('/login');
  await signIn(page, 'ana');
  for (const screen of SCREENS) {
    await page.goto(screen);
    await look(screen);
  }
  expect(past).toEqual(Object.fromEntries(['/login', ...SCREENS].map((screen) => [screen, 0])));
});
