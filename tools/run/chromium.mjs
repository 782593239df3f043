import { existsSync, readFileSync } from 'node:fs';
import { binary, runChild } from './children.mjs';
import { Refusal } from './entry.mjs';
import { step } from './progress.mjs';

/** Where systems put a Chromium. */
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Chromium without windows, as Debian packages it and as Playwright downloads it: it draws the same pages for a quarter less of
 * the processor, which is what a run of all journeys consists of.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** @param {...string} files */
const firstOf = (...files) =>
  [process.env['CHROME_PATH'] ?? '', ...files].find((file) => file !== '' && existsSync(file));

/** The Chromium for tests: the one that CHROME_PATH names, else the system's; undefined without either. */
export const systemTestChromium = () => firstOf(HEADLESS_SHELL, ...SYSTEM);

/**
 * A Chromium to test with: the system's, the one without windows first; as root on Debian that one's package is installed; else
 * the one Playwright downloads.
 * @returns {Promise<string | undefined>} its path, or undefined for Playwright's own
 * @throws {Refusal} when there is none and none can be had
 */
export async function requireTestChromium() {
  if (firstOf(HEADLESS_SHELL) === undefined) await installPackage('chromium-headless-shell');
  return systemTestChromium() ?? playwrightChromium();
}

/**
 * A Chromium to measure with and to take pictures in, the whole one that customers have: the system's; as root on Debian its
 * package; else the one Playwright downloads.
 * @returns {Promise<string | undefined>} its path, or undefined for Playwright's own
 * @throws {Refusal} when there is none and none can be had
 */
export async function requireChromium() {
  if (firstOf(...SYSTEM) === undefined) await installPackage('chromium');
  return firstOf(...SYSTEM) ?? playwrightChromium();
}

/** @returns {Promise<undefined>} once it is there */
async function playwrightChromium() {
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return undefined;
  const { code } = await step("Downloading Playwright's Chromium", () =>
    runChild(process.execPath, [binary('playwright'), 'install', 'chromium']),
  );
  if (code === 0) return undefined;
  throw new Refusal('There is no Chromium and none could be downloaded: install one, or name yours in CHROME_PATH.');
}

/** As root on Debian, else nothing happens; nor does it matter when it fails, for there are other ways. @param {string} name */
export async function installPackage(name) {
  if (!isDebianRoot()) return;
  // Without a network this is over soon.
  const quick = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];
  await step(`Installing the ${name} package`, async () => {
    await runChild('apt-get', [...quick, 'update']);
    await runChild('apt-get', [...quick, 'install', '-y', '--no-install-recommends', name]);
  });
}

function isDebianRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** What any Chromium of ours is started with. Root needs the first; the others keep it from talking to the world. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
