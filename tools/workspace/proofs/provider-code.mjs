import { lazyModules, loadersOf } from '../budget/closure.mjs';

/** The clients of providers of identity checks, each in a chunk of its own, and the screen that may load them. */
const CLIENT = /\/identity-verification\/provider-[a-z]+\.ts$/;
const SCREEN = /\/identity-verification\/identity-verification-screen\.tsx$/;

/** What a client leaves behind after minifying: where its provider listens. */
const TRACE = /identity-provider-/;

/**
 * The code of a provider of identity checks is for the page of a check, and no other page has it (R0.84, R0.87).
 * @param {import('../budget/closure.mjs').Manifest} manifest
 * @param {ReadonlyMap<string, string>} files name → text of every file the brand ships
 * @returns {string[]} one sentence for each place that should not have it
 */
export function providerCode(manifest, files) {
  const clients = lazyModules(manifest, CLIENT);
  // A claim about nothing would hold for ever.
  if (clients.length === 0) return ['the build has no client of a provider of identity checks: see provider-code.mjs'];
  const own = clients.map((client) => manifest[client]?.file);
  return [
    ...clients.flatMap((client) =>
      [...loadersOf(manifest, client), ...importersOf(manifest, client)]
        .filter((loader) => !SCREEN.test(loader))
        .map((loader) => `${loader} loads ${client}, which is for the page of a check of identity`),
    ),
    ...[...files]
      .filter(([file, text]) => !own.includes(file) && TRACE.test(text))
      .map(([file]) => `${file} holds code of a provider of identity checks (${TRACE.source})`),
  ];
}

/**
 * @param {import('../budget/closure.mjs').Manifest} manifest
 * @param {string} key
 * @returns {string[]} the chunks that have it before they run
 */
const importersOf = (manifest, key) =>
  Object.entries(manifest)
    .filter(([, { imports = [] }]) => imports.includes(key))
    .map(([importer]) => importer);
