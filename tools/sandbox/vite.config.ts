import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** `nx build sandbox`: the bank as one file for Node. The rooms of this project go in, what npm installed stays outside. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: [/^@bank\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20.19',
    emptyOutDir: true,
    // Named as an input and not under `ssr`, because that is where Nx looks before it infers a build.
    rolldownOptions: { input: resolve(import.meta.dirname, 'src/main.ts'), output: { entryFileNames: 'main.mjs' } },
  },
});
