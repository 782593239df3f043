// node bundle-vendors.mjs FOLDER name=file …: bundles the packages together into CommonJS files of the folder; see vendors.cjs.
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const [folder = '', ...entries] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../../..');
// `process.env.NODE_ENV` stays as it is: react-aria asks whether it is tested, and then waits for no layout and no scrolling.
const making = `${folder}.${process.pid}`;

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  ssr: { noExternal: true, resolve: { conditions: ['browser', 'import', 'default'] } },
  build: {
    ssr: true,
    outDir: making,
    emptyOutDir: true,
    minify: false,
    target: 'node20.19',
    rolldownOptions: {
      input: Object.fromEntries(entries.map((entry) => entry.split('=').reverse())),
      // React is a handful of files, and every renderer must have the same one.
      external: [/^react(-dom)?($|\/)/],
      output: { format: 'cjs', exports: 'named', entryFileNames: '[name].cjs', chunkFileNames: 'shared-[name].cjs' },
    },
  },
});

// Whole or not at all: runs that begin together make it twice, and the first that is ready puts it there.
const parent = path.dirname(folder);
mkdirSync(parent, { recursive: true });
try {
  renameSync(making, folder);
} catch {
  rmSync(making, { recursive: true });
}
// Those of earlier lockfiles.
for (const other of readdirSync(parent)) {
  if (/^[\da-f]+$/.test(other) && other !== path.basename(folder))
    rmSync(path.join(parent, other), { recursive: true });
}
