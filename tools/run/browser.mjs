import { CHROMIUM_FLAGS, requireChromium } from './chromium.mjs';

/** A Chromium for measuring and for pictures. @returns {Promise<import('playwright').Browser>} */
export async function launchChromium() {
  const executablePath = await requireChromium();
  const { chromium } = await import('playwright');
  return chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath === undefined ? {} : { executablePath }) });
}

/**
 * Signs a persona in through the form, as a customer would.
 * @param {import('playwright').Page} page
 * @param {string} origin
 * @param {{ username: string, password: string }} who
 */
export async function signIn(page, origin, { username, password }) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('E-mail').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}
