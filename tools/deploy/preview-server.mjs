// node tools/deploy/preview-server.mjs --dist apps/brand-d/dist --port 4204 --sandbox http://127.0.0.1:4100
// Serves one build with the production headers until it is told to stop.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './arguments.mjs';
import { frameAncestorFrom } from './framed-page.mjs';
import { createPreviewServer } from './server.mjs';

try {
  const {
    dist,
    port,
    sandbox,
    'frame-ancestor': framedBy,
  } = readArguments(process.argv.slice(2), {
    dist: undefined,
    port: undefined,
    sandbox: 'http://127.0.0.1:4100',
    'frame-ancestor': '',
  });
  if (!existsSync(path.join(dist, 'index.html')))
    throw new Error(`There is no build in ${dist}: build the brand first.`);
  const preview = createPreviewServer({ dist, bankUrl: sandbox, frameAncestor: frameAncestorFrom(framedBy) });
  const actual = await preview.listen(Number(port));
  console.log(`Serving ${dist} on http://localhost:${actual}, the bank is ${sandbox}`);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => void preview.close().then(() => process.exit(0)));
  }
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(taken ? 'The port is taken: stop what uses it or choose another with --port.' : messageOf(error));
  process.exitCode = 1;
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
