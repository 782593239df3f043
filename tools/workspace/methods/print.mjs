// node tools/workspace/methods/print.mjs [--check]: writes docs/methods.md from the method table; with --check it fails when the page is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { WORKSPACE } from '../brand-argument.mjs';
import { methodsPage } from './table.mjs';

const file = path.join(WORKSPACE, 'docs/methods.md');
// Vite loads the table's TypeScript; it serves nothing.
const vite = await createServer({
  configFile: false,
  root: WORKSPACE,
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
});
try {
  const { rooms } = await vite.ssrLoadModule(path.join(WORKSPACE, 'libs/protocol/src/all.ts'));
  const page = methodsPage(rooms);
  if (!process.argv.includes('--check')) writeFileSync(file, page);
  else if (page !== readFileSync(file, 'utf8')) {
    console.error('docs/methods.md is not what the table says: node tools/workspace/methods/print.mjs');
    process.exitCode = 1;
  }
} finally {
  await vite.close();
}
