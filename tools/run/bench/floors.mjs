import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPreviewServer } from '../../deploy/server.mjs';

const FOLDER = path.dirname(fileURLToPath(import.meta.url));

/**
 * Builds and serves the floors while the work takes: `static` (the form as plain HTML), `stack` (the required libraries, rendered
 * in the browser), `list` (a list by hand).
 * @template T
 * @param {(origins: { static: string, stack: string, list: string }) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withFloors(work) {
  const built = mkdtempSync(path.join(tmpdir(), 'bank-floor-'));
  await buildStack(built);
  const floor = (/** @type {string} */ dist) => createPreviewServer({ dist, bankUrl: 'http://127.0.0.1:9' });
  const servers = [floor(path.join(FOLDER, 'floors/static')), floor(built), floor(path.join(FOLDER, 'floors/list'))];
  try {
    const [page, stack, list] = await Promise.all(servers.map((server) => server.listen(0)));
    const origin = (/** @type {number | undefined} */ port) => `http://localhost:${port}`;
    return await work({ static: origin(page), stack: origin(stack), list: origin(list) });
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    rmSync(built, { recursive: true, force: true });
  }
}

/** The product's own compiler and options, so that the two differ in what they ship and in nothing else. @param {string} outDir */
async function buildStack(outDir) {
  const [{ build }, { default: react }, { default: tailwind }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
    import('@tailwindcss/vite'),
  ]);
  await build({
    configFile: false,
    root: path.join(FOLDER, 'floors/stack'),
    logLevel: 'error',
    plugins: [react(), tailwind(), withIntegrity()],
    resolve: { alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' } },
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false }, reportCompressedSize: false },
  });
}

/** The policy runs a linked script by its integrity only. @returns {import('vite').Plugin} */
function withIntegrity() {
  return {
    name: 'floor:integrity',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const { createHash } = await import('node:crypto');
        return html.replace(/<script type="module" crossorigin src="\/([^"]+)">/g, (tag, file) => {
          const chunk = bundle?.[file];
          if (chunk?.type !== 'chunk') return tag;
          const hash = createHash('sha384').update(chunk.code).digest('base64');
          return `<script type="module" crossorigin integrity="sha384-${hash}" src="/${file}">`;
        });
      },
    },
  };
}
