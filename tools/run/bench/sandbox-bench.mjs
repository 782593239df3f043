import { rmSync } from 'node:fs';
import path from 'node:path';
import { runChild } from '../children.mjs';
import { Refusal } from '../entry.mjs';
import { ROOT } from '../root.mjs';

/**
 * The sandbox measures itself: builds one of `tools/sandbox/src/bench` as the bank itself is built, and runs it.
 * @param {string} name the file's, without its ending
 * @returns {Promise<unknown>} the line of JSON that it prints
 */
export async function runSandboxBench(name) {
  const { build } = await import('vite');
  const sandbox = path.join(ROOT, 'tools/sandbox');
  // Inside node_modules, where what npm installed is found from.
  const outDir = path.join(ROOT, 'node_modules/.cache/bank-bench');
  await build({
    configFile: path.join(sandbox, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, rolldownOptions: { input: { [name]: path.join(sandbox, `src/bench/${name}.ts`) } } },
  });
  const { code, output } = await runChild(process.execPath, [path.join(outDir, `${name}.mjs`)]);
  rmSync(outDir, { recursive: true, force: true });
  const line = output.split('\n').find((text) => text.startsWith('{"'));
  if (code !== 0 || line === undefined) throw new Refusal(`${output.trim()}\nThe bank could not be measured.`);
  return JSON.parse(line);
}
