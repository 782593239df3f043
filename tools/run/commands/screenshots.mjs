import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { launchChromium, signIn } from '../browser.mjs';
import { brandIds, chosenBrands } from '../brands.mjs';
import { stopChildren, stopWithChildren } from '../children.mjs';
import { Refusal } from '../entry.mjs';
import { installMissing } from '../install.mjs';
import { readOptions } from '../options.mjs';
import { step } from '../progress.mjs';
import { ROOT } from '../root.mjs';
import { fetchPersonas } from '../sandbox.mjs';
import { onStage } from '../stage.mjs';

const FOLDER = path.join(ROOT, 'docs/images');
const SIZES = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } };
const THEMES = /** @type {const} */ (['light', 'dark']);

/**
 * `npm run screenshots`: the pictures of the README, taken from the built product: sign-in of every brand, and home and a
 * transfer's review of the default one, on phone and desktop, light and dark.
 * @param {string[]} argv
 * @returns {Promise<number>}
 */
export async function main(argv) {
  const [shown = ''] = chosenBrands(readOptions(argv, { brand: { type: 'string' } }));
  stopWithChildren();
  await installMissing();
  mkdirSync(FOLDER, { recursive: true });
  try {
    await onStage(brandIds(), async ({ origins, sandboxPort }) => {
      const personas = await fetchPersonas(sandboxPort);
      const ana = personas.find(({ key }) => key === 'ana');
      const ben = personas.find(({ key }) => key === 'ben');
      const origin = origins.get(shown);
      if (!ana || !ben || origin === undefined) throw new Refusal('The sandbox has no ana or no ben to show.');
      const browser = await launchChromium();
      try {
        await step('Taking pictures of sign-in', async () => {
          for (const [brand, address] of origins) await pictureSignIn(browser, brand, address);
        });
        for (const [size, viewport] of Object.entries(SIZES)) {
          for (const theme of THEMES) {
            await step(`Taking pictures: ${size}, ${theme}`, () =>
              pictureSignedIn(browser, {
                origin,
                viewport,
                theme,
                name: `${size}-${theme}`,
                who: ana,
                payee: ben.username,
              }),
            );
          }
        }
      } finally {
        await browser.close();
      }
    });
  } finally {
    await stopChildren();
  }
  console.log(`The pictures are in ${path.relative(ROOT, FOLDER)}.`);
  return 0;
}

/** @param {import('playwright').Browser} browser @param {string} brand @param {string} origin */
async function pictureSignIn(browser, brand, origin) {
  const page = await browser.newPage({ viewport: SIZES.desktop, locale: 'en-GB', reducedMotion: 'reduce' });
  await page.goto(`${origin}/login`);
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  await page.screenshot({ path: path.join(FOLDER, `sign-in-${brand}.png`) });
  await page.close();
}

/**
 * @param {import('playwright').Browser} browser
 * @param {{ origin: string, viewport: { width: number, height: number }, theme: 'light' | 'dark', name: string, who: import('../sandbox.mjs').Persona, payee: string }} shot
 */
async function pictureSignedIn(browser, { origin, viewport, theme, name, who, payee }) {
  const page = await browser.newPage({ viewport, colorScheme: theme, locale: 'en-GB', reducedMotion: 'reduce' });
  const save = (/** @type {string} */ what) =>
    page.screenshot({ path: path.join(FOLDER, `${what}-${name}.png`), animations: 'disabled' });
  await signIn(page, origin, who);
  await page.waitForLoadState('networkidle');
  await save('home');
  await page.goto(`${origin}/transfer/p2p`);
  await page.getByLabel('Payee e-mail').fill(payee);
  await page.getByLabel('Amount', { exact: true }).fill('25');
  await page.getByLabel('Note').fill('Dinner on Friday');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm and send' }).waitFor();
  await save('p2p-review');
  await page.close();
}
