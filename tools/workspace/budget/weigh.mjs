import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { entryOf, lazyModules, loadersOf, staticClosure } from './closure.mjs';

/** Chunks that the sign-in page loads beside its entry: the texts of one language. Its calls load when the user touches the form. */
const SIGN_IN = [/^_messages-en-/];
/** Chunks that the first page after sign-in adds. The groups of its code are named in `vite/chunks.ts`. */
const HOME = [
  /^_messages-en-/,
  /^_calls-/,
  /^_home-/,
  /libs\/accounts\/src\/messages\/en\.json/,
  /libs\/shell\/src\/messages-away\/en\.json/,
  /libs\/kit\/src\/messages-screens\/en\.json/,
];

/** The module of a screen, or of a form that a hub opens in its place. */
const SCREEN = /-(?:screen|form|hub)\.tsx$/;

/** What a route fetches beside its own module, since it leads to one of them. */
const TOGETHER = [
  { entry: /\/cards-entry\.tsx$/, others: [/\/card-list\/physical-screen\.tsx$/, /\/card-list\/virtual-screen\.tsx$/] },
];

/**
 * @typedef {object} Weights in bytes, brotli 11
 * @property {number} signInJs scripts that the sign-in page loads by itself
 * @property {number} home everything for the signed-in home
 * @property {number} jsPerScreen every script of the brand divided by its screens
 * @property {number} filesPerScreen the mean of `files`
 * @property {Record<string, number>} lazy each module loaded on demand (its path from the root), with what is not there yet: neither at
 *   home nor, where only other modules on demand load it, with the one of them that brings least
 * @property {Record<string, number>} files how many files of code each screen asks for beside home's
 */

/** @param {string} dist a brand's build @returns {import('./closure.mjs').Manifest} */
export const readManifest = (dist) => JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));

/** @param {string} dist a brand's build @returns {Weights} */
export function weigh(dist) {
  const manifest = readManifest(dist);
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
  /** What each loader of a module lacks of it. @param {string} key */
  const lacking = (key) => {
    const added = staticClosure(manifest, [key]).filter((file) => !known.has(file));
    return loadersOf(manifest, key).map((loader) => {
      const there = new Set(staticClosure(manifest, [loader]));
      return added.filter((file) => !there.has(file));
    });
  };
  const lazy = lazyModules(manifest, /./).map((key) => [
    sourceOf(key),
    Math.max(...lacking(key).map((names) => sum(names, files))),
  ]);
  const screens = lazyModules(manifest, SCREEN);
  const together = TOGETHER.map(({ entry: one, others }) => {
    const [key = ''] = modules(manifest, [one]);
    const asked = staticClosure(manifest, [key, ...modules(manifest, others)]);
    return [sourceOf(key), asked.filter((file) => !known.has(file) && isScript(file)).length];
  });
  /** @param {string} key */
  const filesOf = (key) => Math.max(...lacking(key).map((names) => names.filter(isScript).length));
  return {
    signInJs: sum(first.filter(isScript), files),
    home: sum(home, files) + compressed(path.join(dist, 'index.html')),
    jsPerScreen: Math.round(sum([...files.keys()].filter(isScript), files) / screens.length),
    filesPerScreen: screens.reduce((total, key) => total + filesOf(key), 0) / screens.length,
    lazy: Object.fromEntries(lazy),
    files: Object.fromEntries([...screens.map((key) => [sourceOf(key), filesOf(key)]), ...together]),
  };
}

/** From the root. @param {string} key of the manifest */
const sourceOf = (key) => key.replace(/^(\.\.\/)+/, '');

/**
 * @param {import('./closure.mjs').Manifest} manifest
 * @param {readonly RegExp[]} patterns
 * @throws {Error} where a pattern finds nothing: what it named would weigh nothing
 */
export const modules = (manifest, patterns) =>
  patterns.flatMap((pattern) => {
    const found = Object.keys(manifest).filter((key) => pattern.test(key));
    if (found.length === 0) throw new Error(`the build's manifest has nothing like ${pattern}`);
    return found;
  });

/** @param {string} file */
const isScript = (file) => file.endsWith('.js');

/** @param {readonly string[]} names @param {ReadonlyMap<string, number>} sizes */
const sum = (names, sizes) => names.reduce((total, name) => total + (sizes.get(name) ?? 0), 0);

/** @param {string} file */
const compressed = (file) =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
