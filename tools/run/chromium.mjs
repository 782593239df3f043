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

/** The system's Chromium, or the one that CHROME_PATH names; undefined when there is neither. */
export const systemChromium = () =>
  [process.env['CHROME_PATH'] ?? '', ...SYSTEM].find((file) => file !== '' && existsSync(file));

/**
 * A Chromium to test with: the system's; as root on Debian its package; else the one Playwright downloads.
 * @returns {Promise<string | undefined>} its path, or undefined for Playwright's own
 * @throws {Refusal} when there is none and none can be had
 */
export async function requireChromium() {
  const system = systemChromium();
  if (system !== undefined) return system;
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return undefined;
  if (isDebianRoot()) {
    await step('Installing the chromium package', async () => {
      await runChild('apt-get', ['update', '-qq']);
      await runChild('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    });
    const installed = systemChromium();
    if (installed !== undefined) return installed;
  }
  const { code } = await step("Downloading Playwright's Chromium", () =>
    runChild(process.execPath, [binary('playwright'), 'install', 'chromium']),
  );
  if (code === 0) return undefined;
  throw new Refusal('There is no Chromium and none could be downloaded: install one, or name yours in CHROME_PATH.');
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
