import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { entryOf, lazyModules, staticClosure } from './closure.mjs';

/** Chunks that the sign-in page loads beside its entry: the texts of one language. Its calls load when the user touches the form. */
const SIGN_IN = [/^_messages-en-/];
/** Chunks that the first page after sign-in adds. */
const HOME = [
  /^_messages-en-/,
  /libs\/shell\/src\/signed-in\//,
  /libs\/shell\/src\/layouts\/main-layout/,
  /libs\/accounts\/src\/home\/home-screen/,
  /libs\/(accounts|history|transfers)\/src\/messages\/en\.json/,
  /libs\/kit\/src\/messages-screens\/en\.json/,
];

/**
 * @typedef {{ signInJs: number, home: number, lazyP95: number, brandJs: number }} Weights all in bytes, brotli 11
 *   signInJs: scripts that the sign-in page loads by itself; home: everything for the signed-in home; lazyP95: of the other chunks
 *   loaded on demand, each with the modules that neither of the two has; brandJs: every script of the brand
 */

/** @param {string} dist a brand's build @returns {Weights} */
export function weigh(dist) {
  /** @type {import('./closure.mjs').Manifest} */
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
  const files = new Map(
    readdirSync(path.join(dist, 'assets')).map((name) => [
      `assets/${name}`,
      compressed(path.join(dist, 'assets', name)),
    ]),
  );
  const entry = entryOf(manifest);
  const first = staticClosure(manifest, [entry, ...modules(manifest, SIGN_IN)]);
  const home = staticClosure(manifest, [entry, ...modules(manifest, HOME)]);
  const known = new Set([...first, ...home]);
  const lazy = lazyModules(manifest, /./)
    .map((key) => staticClosure(manifest, [key]).filter((file) => !known.has(file)))
    .filter((closure) => closure.length > 0)
    .map((closure) => sum(closure, files));
  return {
    signInJs: sum(first.filter(isScript), files),
    home: sum(home, files) + compressed(path.join(dist, 'index.html')),
    lazyP95: percentile95(lazy),
    brandJs: sum([...files.keys()].filter(isScript), files),
  };
}

/** @param {import('./closure.mjs').Manifest} manifest @param {readonly RegExp[]} patterns */
const modules = (manifest, patterns) =>
  patterns.flatMap((pattern) => Object.keys(manifest).filter((key) => pattern.test(key)));

/** @param {string} file */
const isScript = (file) => file.endsWith('.js');

/** @param {readonly string[]} names @param {ReadonlyMap<string, number>} sizes */
const sum = (names, sizes) => names.reduce((total, name) => total + (sizes.get(name) ?? 0), 0);

/** @param {string} file */
const compressed = (file) =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** @param {number[]} numbers */
export function percentile95(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(0.95 * sorted.length) - 1)] ?? 0;
}
