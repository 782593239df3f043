// node tools/workspace/methods/print.mjs [--check]: writes docs/methods.md from the method table; with --check it fails when the page is stale.
import { printPage } from '../printed-page.mjs';
import { methodsPage } from './table.mjs';

await printPage('docs/methods.md', 'node tools/workspace/methods/print.mjs', async (load) => {
  const { rooms } = await load('libs/protocol/src/all.ts');
  return methodsPage(rooms);
});
