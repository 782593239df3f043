import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { runChild } from './children.mjs';
import { Refusal } from './entry.mjs';
import { step } from './progress.mjs';
import { ROOT } from './root.mjs';

/** @typedef {{ packages: Record<string, { version?: string, resolved?: string, link?: boolean, optional?: boolean, devOptional?: boolean }> }} Lockfile */

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

/**
 * Links the rooms of this workspace that node_modules lacks, such as one that a generator has just written: npm would install everything anew
 * for them.
 * @param {Lockfile} wanted
 * @param {string} root
 * @returns {string[]} the places that are linked now
 */
export function linkRooms(wanted, root) {
  const rooms = Object.entries(wanted.packages).flatMap(([place, { link, resolved }]) =>
    link === true && resolved !== undefined
      ? [{ place, to: path.join(root, place), from: path.join(root, resolved) }]
      : [],
  );
  for (const { to, from } of rooms) {
    if (existsSync(to) || !existsSync(from)) continue;
    mkdirSync(path.dirname(to), { recursive: true });
    // Windows makes a junction, which needs no right of its own.
    symlinkSync(path.relative(path.dirname(to), from), to, 'junction');
  }
  return rooms.filter(({ to }) => existsSync(to)).map(({ place }) => place);
}

/** Brings node_modules to what package-lock.json says; silent when there is nothing to do. */
export async function installMissing(root = ROOT) {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const record = 'node_modules/.package-lock.json';
  const wanted = read('package-lock.json');
  const isInstalled = existsSync(path.join(root, record));
  const linked = isInstalled ? linkRooms(wanted, root) : [];
  const missing = missingPackages(wanted, isInstalled ? read(record) : null).filter((place) => !linked.includes(place));
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
