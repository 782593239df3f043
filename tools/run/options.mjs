import { parseArgs } from 'node:util';
import { Refusal } from './entry.mjs';

/**
 * Reads a command's options.
 * @template {import('node:util').ParseArgsConfig['options']} Options
 * @param {string[]} argv
 * @param {Options} options
 * @throws {Refusal} naming what it does not know
 */
export function readOptions(argv, options) {
  try {
    return parseArgs({ args: argv, options, allowPositionals: false }).values;
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}
