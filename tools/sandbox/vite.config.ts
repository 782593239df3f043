import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const file = (path: string) => resolve(import.meta.dirname, path);

/**
 * `nx build sandbox`: the bank for Node, and beside it what runs in its threads and beside its server. What the bank and its threads share is a file of
 * its own. The rooms of this project go in, what npm installed stays outside.
 */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: [/^@bank\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20.19',
    emptyOutDir: true,
    // Named as an input and not under `ssr`, because that is where Nx looks before it infers a build.
    rolldownOptions: {
      input: {
        main: file('src/main.ts'),
        keeper: file('src/platform/pg/keeper.mjs'),
        'table-worker': file('src/rooms/history/export/formats/table-worker.mjs'),
        'paper-worker': file('src/platform/papers/paper-worker.mjs'),
        'file-worker': file('src/rooms/transfers/mass/reading/file-worker.ts'),
        'password-worker': file('src/identity/auth/password-worker.mjs'),
      },
      // All in one folder: the bank finds these files beside its own, as it does in the sources.
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
    },
  },
});
