import { parseArgs } from 'node:util';

/**
 * Reads `--name value` pairs, all of them required unless they have a default.
 * @template {string} Name
 * @param {readonly string[]} argv
 * @param {Readonly<Record<Name, string | undefined>>} defaults
 * @returns {Record<Name, string>}
 */
export function readArguments(argv, defaults) {
  const names = /** @type {Name[]} */ (Object.keys(defaults));
  const { values } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(names.map((name) => [name, { type: /** @type {const} */ ('string') }])),
  });
  const read = names.map((name) => [name, values[name] ?? defaults[name]]);
  const missing = read.filter(([, value]) => value === undefined).map(([name]) => `--${name}`);
  if (missing.length > 0) throw new Error(`${missing.join(' and ')} must be given.`);
  return Object.fromEntries(read);
}
