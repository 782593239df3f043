import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchChromium, signIn } from '../browser.mjs';
import { brandIds, chosenBrands } from '../brands.mjs';
import { useInterfaceFont } from '../interface-font.mjs';
import { stopChildren, stopWithChildren } from '../children.mjs';
import { Refusal } from '../entry.mjs';
import { installMissing } from '../install.mjs';
import { readOptions } from '../options.mjs';
import { step } from '../progress.mjs';
import { toWebp } from '../webp.mjs';
import { ROOT } from '../root.mjs';
import { fetchPersonas } from '../sandbox.mjs';
import { onStage } from '../stage.mjs';

const FOLDER = path.join(ROOT, 'docs/images');
/** Every brand's own screens, and the six side by side. */
const LOOK = path.join(ROOT, 'docs/look');
const SIZES = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } };
const THEMES = /** @type {const} */ (['light', 'dark']);

/** What the page of docs/look shows of a brand in full; the sheets show all four. */
const IN_FULL = ['desktop-light', 'phone-dark'];

/**
 * `npm run screenshots`: pictures taken from the built product, with a real interface font. For the README sign-in of every brand, and
 * home and a transfer's review of the default one, on phone and desktop, light and dark; in docs/look sign-in, home, activity and settings
 * of every brand, and the six side by side. WebP, which is a third of the size of PNG.
 * @param {string[]} argv
 * @returns {Promise<number>}
 */
export async function main(argv) {
  const [shown = ''] = chosenBrands(
    readOptions(argv, 'npm run screenshots: the pictures of README and docs/look.', {
      brand: { type: 'string', says: 'the brand that the README shows (d)' },
    }),
  );
  stopWithChildren();
  await installMissing();
  mkdirSync(FOLDER, { recursive: true });
  mkdirSync(LOOK, { recursive: true });
  await useInterfaceFont();
  try {
    await onStage(brandIds(), async ({ origins, sandboxPort }) => {
      const personas = await fetchPersonas(sandboxPort);
      const sofia = personas.find(({ key }) => key === 'sofia');
      const ben = personas.find(({ key }) => key === 'ben');
      const origin = origins.get(shown);
      if (!sofia || !ben || origin === undefined) throw new Refusal('The sandbox has no sofia or no ben to show.');
      const browser = await launchChromium();
      try {
        await step('Taking pictures of sign-in', async () => {
          for (const [brand, address] of origins) await pictureSignIn(browser, brand, address);
        });
        for (const [size, viewport] of Object.entries(SIZES)) {
          for (const theme of THEMES) {
            await step(`Taking pictures of every brand: ${size}, ${theme}`, () =>
              pictureBrands(browser, { origins, viewport, theme, name: `${size}-${theme}`, who: sofia }),
            );
          }
        }
        for (const [size, viewport] of Object.entries(SIZES)) {
          for (const theme of THEMES) {
            await step(`Taking pictures: ${size}, ${theme}`, () =>
              pictureSignedIn(browser, {
                origin,
                viewport,
                theme,
                name: `${size}-${theme}`,
                who: sofia,
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
  console.log(`The pictures are in ${path.relative(ROOT, FOLDER)} and ${path.relative(ROOT, LOOK)}.`);
  return 0;
}

/** @param {import('playwright').Browser} browser @param {string} brand @param {string} origin */
async function pictureSignIn(browser, brand, origin) {
  const page = await browser.newPage({ viewport: SIZES.desktop, locale: 'en-GB', reducedMotion: 'reduce' });
  await page.goto(`${origin}/login`);
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  await keep(browser, path.join(FOLDER, `sign-in-${brand}`), await page.screenshot());
  await page.close();
}

/**
 * @param {import('playwright').Browser} browser
 * @param {{ origin: string, viewport: { width: number, height: number }, theme: 'light' | 'dark', name: string, who: import('../sandbox.mjs').Persona, payee: string }} shot
 */
async function pictureSignedIn(browser, { origin, viewport, theme, name, who, payee }) {
  const page = await browser.newPage({ viewport, colorScheme: theme, locale: 'en-GB', reducedMotion: 'reduce' });
  const save = async (/** @type {string} */ what) =>
    keep(browser, path.join(FOLDER, `${what}-${name}`), await page.screenshot({ animations: 'disabled' }));
  await signIn(page, origin, who);
  await page.waitForLoadState('networkidle');
  await save('home');
  await page.goto(`${origin}/transfer/p2p`);
  await page.getByLabel('Who should get money?', { exact: true }).fill(payee);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Payee gets', { exact: true }).fill('25');
  await page.getByLabel('Note').fill('Dinner on Friday');
  await page.getByRole('button', { name: 'Check and send' }).click();
  await page.getByRole('dialog', { name: 'Check, then confirm' }).waitFor();
  await save('p2p-review');
  await page.close();
}

const PLACES = /** @type {const} */ ({
  'sign-in': '/login',
  home: '/home',
  activity: '/history',
  settings: '/settings',
});

/**
 * The places of each brand, and one sheet with the six of a kind side by side.
 * @param {import('playwright').Browser} browser
 * @param {{ origins: ReadonlyMap<string, string>, viewport: { width: number, height: number }, theme: 'light' | 'dark', name: string, who: import('../sandbox.mjs').Persona }} shot
 */
async function pictureBrands(browser, { origins, viewport, theme, name, who }) {
  /** @type {Map<string, Buffer[]>} */
  const taken = new Map(Object.keys(PLACES).map((place) => [place, []]));
  for (const [brand, origin] of origins) {
    const page = await browser.newPage({ viewport, colorScheme: theme, locale: 'en-GB', reducedMotion: 'reduce' });
    const save = async (/** @type {string} */ place) => {
      const png = await page.screenshot({ animations: 'disabled' });
      taken.get(place)?.push(png);
      if (IN_FULL.includes(name)) await keep(browser, path.join(LOOK, `${brand}-${place}-${name}`), png);
    };
    await page.goto(`${origin}${PLACES['sign-in']}`);
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    await save('sign-in');
    await signIn(page, origin, who);
    for (const place of /** @type {const} */ (['home', 'activity', 'settings'])) {
      await page.goto(`${origin}${PLACES[place]}`);
      await page.waitForLoadState('networkidle');
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      await save(place);
    }
    await page.close();
  }
  for (const [place, pictures] of taken) await pictureSheet(browser, pictures, viewport, `brands-${place}-${name}`);
}

/**
 * Pictures of the same size on one sheet: in a row from a phone, three a row from a desktop.
 * @param {import('playwright').Browser} browser
 * @param {readonly Buffer[]} pictures
 * @param {{ width: number, height: number }} size
 * @param {string} name
 */
async function pictureSheet(browser, pictures, { width, height }, name) {
  const columns = width < height ? pictures.length : 3;
  const shownWidth = width < height ? width / 2 : 480;
  const page = await browser.newPage({ viewport: { width: columns * (shownWidth + 16) + 16, height: 400 } });
  const images = pictures.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`).join('');
  await page.setContent(`<style>body { margin: 16px; display: flex; flex-wrap: wrap; gap: 16px; background: #8a8a92 }
    img { width: ${shownWidth}px; border-radius: 12px }</style>${images}`);
  await keep(browser, path.join(LOOK, name), await page.screenshot({ fullPage: true }));
  await page.close();
}

/** @param {import('playwright').Browser} browser @param {string} file without its ending @param {Buffer} png */
async function keep(browser, file, png) {
  writeFileSync(`${file}.webp`, await toWebp(browser, png));
}
