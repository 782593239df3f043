import { rmSync } from 'node:fs';
import path from 'node:path';
import { runChild } from '../children.mjs';
import { Refusal } from '../entry.mjs';
import { ROOT } from '../root.mjs';

/** @typedef {{ bare: { perS: number, p99Ms: number }, http: { perS: number, p99Ms: number }, ratio: number, p99Ratio: number }} P2pSpeed */

/**
 * The sandbox measures itself (tools/sandbox/src/bench): transfers over HTTP beside the bare ledger transaction.
 * @returns {Promise<P2pSpeed>}
 */
export async function measureP2p() {
  const { build } = await import('vite');
  // Inside node_modules, where what npm installed is found from.
  const outDir = path.join(ROOT, 'node_modules/.cache/bank-bench');
  await build({
    configFile: false,
    root: path.join(ROOT, 'tools/sandbox'),
    logLevel: 'error',
    ssr: { noExternal: [/^@bank\//] },
    build: {
      ssr: true,
      outDir,
      target: 'node20.19',
      emptyOutDir: true,
      rolldownOptions: {
        input: path.join(ROOT, 'tools/sandbox/src/bench/p2p.ts'),
        output: { entryFileNames: 'p2p.mjs', codeSplitting: false },
      },
    },
  });
  const { code, output } = await runChild(process.execPath, [path.join(outDir, 'p2p.mjs')]);
  rmSync(outDir, { recursive: true, force: true });
  const line = output.split('\n').find((text) => text.startsWith('{"bare"'));
  if (code !== 0 || line === undefined) throw new Refusal(`${output.trim()}\nThe transfers could not be measured.`);
  return JSON.parse(line);
}
