import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { WORKSPACE } from './brand-argument.mjs';

/** @typedef {import('vite').ViteDevServer['ssrLoadModule']} Load gives a module by its path from the root */

/**
 * Writes a page of docs/ from the code. With --check it writes nothing, and the process fails when the page is stale.
 * @param {string} file from the root
 * @param {string} command that writes it
 * @param {(load: Load) => Promise<string>} pageOf
 */
export async function printPage(file, command, pageOf) {
  const place = path.join(WORKSPACE, file);
  // Vite loads TypeScript; it serves nothing.
  const vite = await createServer({
    configFile: false,
    root: WORKSPACE,
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  });
  try {
    const page = await pageOf((name) => vite.ssrLoadModule(path.join(WORKSPACE, name)));
    if (!process.argv.includes('--check')) writeFileSync(place, page);
    else if (page !== readFileSync(place, 'utf8')) {
      console.error(`${file} is not what the code says: ${command}`);
      process.exitCode = 1;
    }
  } finally {
    await vite.close();
  }
}
