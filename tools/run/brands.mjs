import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './entry.mjs';
import { ROOT } from './root.mjs';

export const DEFAULT_BRAND = 'd';
export const SANDBOX_PORT = 4100;
const FIRST_BRAND_PORT = 4201;

/** @returns {string[]} the ids of the brands, in order: the apps are the list */
export function brandIds(root = ROOT) {
  const apps = path.join(root, 'apps');
  return readdirSync(apps)
    .filter((name) => /^brand-[a-z]$/.test(name) && existsSync(path.join(apps, name, 'package.json')))
    .map((name) => name.slice('brand-'.length))
    .sort();
}

/** @param {string} brand a letter; a has the first port, b the next */
export const brandPort = (brand) => FIRST_BRAND_PORT + brand.charCodeAt(0) - 'a'.charCodeAt(0);

/** @param {string} brand */
export const brandDist = (brand) => path.join(ROOT, 'apps', `brand-${brand}`, 'dist');

/**
 * @param {{ brand?: string | undefined, all?: boolean | undefined }} asked
 * @param {string[]} known
 * @returns {string[]} the brands a command is about
 */
export function chosenBrands({ brand = DEFAULT_BRAND, all = false }, known = brandIds()) {
  if (all) return known;
  if (!known.includes(brand)) throw new Refusal(`There is no brand "${brand}": say one of ${known.join(', ')}.`);
  return [brand];
}
