// node tools/workspace/file-readers/print.mjs [--check]: writes docs/file-readers.md from the code; with --check it fails when the page is stale.
import { printPage } from '../printed-page.mjs';
import { readersPage } from './table.mjs';

await printPage('docs/file-readers.md', 'node tools/workspace/file-readers/print.mjs', async (load) => {
  const { FILE_READERS: readers } = await load('tools/sandbox/src/server/file-readers.ts');
  const { UPLOADS: uploads } = await load('tools/sandbox/src/server/uploads.ts');
  const { PLACES: places } = await load('tools/sandbox/src/rooms/transfers/mass/reading/bounds.ts');
  const { LIMITS, MOST_BYTES } = await load('libs/transfers/src/mass/reading/table.ts');
  const { MAX_MEGABYTES: documentMb } = await load('libs/kit/src/upload/file-rules.ts');
  const { PICTURE_LIMITS: pictures } = await load('libs/kit/src/pictures/limits.ts');
  return readersPage({ readers, uploads, places, client: { ...LIMITS, bytes: MOST_BYTES }, pictures, documentMb });
});
