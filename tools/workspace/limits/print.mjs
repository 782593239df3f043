// node tools/workspace/limits/print.mjs [--check]: writes docs/limits.md from the bank’s code; with --check it fails when the page is stale.
import { printPage } from '../printed-page.mjs';

await printPage('docs/limits.md', 'node tools/workspace/limits/print.mjs', async (load) => {
  const { configFrom } = await load('tools/sandbox/src/platform/config.ts');
  const { limitsPage } = await load('tools/sandbox/src/server/limits-page/limits-page.ts');
  return limitsPage(configFrom({}));
});
