import { parseArgs } from 'node:util';
import { Help, Refusal } from './entry.mjs';

/** @typedef {import('node:util').ParseArgsConfig['options'] & Record<string, { says: string }>} Options says: what the option is for, in a few words */

/**
 * Reads a command's options. `--help` lists them.
 * @template {Options} Own
 * @param {string[]} argv
 * @param {string} usage how the command is called and what it does, in one sentence
 * @param {Own} options
 * @throws {Refusal} that names the unknown option
 * @throws {Help} the command's page
 */
export function readOptions(argv, usage, options) {
  if (argv.includes('--help') || argv.includes('-h')) throw new Help(page(usage, options));
  try {
    return parseArgs({ args: argv, options, allowPositionals: false }).values;
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)} (--help lists what there is)`);
  }
}

/** @param {string} usage @param {Options} options */
function page(usage, options) {
  const names = Object.entries(options).map(([name, { type }]) =>
    type === 'string' ? `--${name} VALUE` : `--${name}`,
  );
  const width = Math.max(...names.map((name) => name.length));
  const lines = Object.values(options).map(({ says }, at) => `  ${names[at]?.padEnd(width)}  ${says}`);
  return [usage, '', ...lines].join('\n');
}
