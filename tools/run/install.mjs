import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runChild } from './children.mjs';
import { Refusal } from './entry.mjs';
import { step } from './progress.mjs';
import { ROOT } from './root.mjs';

/** @typedef {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }> }} Lockfile */

/**
 * What the lockfile asks for and node_modules lacks, read from the record npm leaves there after every install.
 * Packages for other platforms are optional and rightly absent.
 * @param {Lockfile} wanted
 * @param {Lockfile | null} installed
 * @returns {string[]} paths, for example `node_modules/vite`
 */
export function missingPackages(wanted, installed) {
  return Object.entries(wanted.packages)
    .filter(([place, entry]) => place.startsWith('node_modules/') && !entry.optional && !entry.devOptional)
    .filter(([place, entry]) => {
      const found = installed?.packages[place];
      return found === undefined || found.version !== entry.version;
    })
    .map(([place]) => place);
}

/** Brings node_modules to what package-lock.json says; silent when there is nothing to do. */
export async function installMissing(root = ROOT) {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const record = 'node_modules/.package-lock.json';
  const missing = missingPackages(read('package-lock.json'), existsSync(path.join(root, record)) ? read(record) : null);
  if (missing.length === 0) return;
  const what = `Installing ${missing.length} missing packages from the lockfile (npm ci)`;
  const { code, output } = await step(what, () => npm(['ci', '--no-audit', '--no-fund'], root));
  if (code !== 0) throw new Refusal(`${output.trim()}\nThe packages could not be installed: npm ci says why above.`);
}

/** npm as it was called, else the one on the path. @param {string[]} args @param {string} cwd */
function npm(args, cwd) {
  const script = process.env['npm_execpath'];
  const own = script !== undefined && /npm-cli\.[cm]?js$/.test(script);
  return own ? runChild(process.execPath, [script, ...args], { cwd }) : runChild('npm', args, { cwd });
}
