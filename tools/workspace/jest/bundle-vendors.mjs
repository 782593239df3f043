// node bundle-vendors.mjs FOLDER name=file … -- name=file …: bundles packages into CommonJS files of the folder, first those for
// browsers together, then those for Node; see vendors.cjs.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const [folder = '', ...given] = process.argv.slice(2);
const between = given.indexOf('--');
const root = path.resolve(import.meta.dirname, '../../..');
// `process.env.NODE_ENV` stays as it is: react-aria asks whether it is tested, and then waits for no layout and no scrolling.
const making = `${folder}.${process.pid}`;

const LUCIDE = path.join(root, 'node_modules/lucide-react/dist/esm');
const WHEN_NAMED = path.join(LUCIDE, 'when-named.cjs');
/** `export { default as A, default as B } from './icons/a.mjs';`, as Lucide's list of icons says it. */
const ICON = /^export \{ (.+) \} from '\.\/(icons\/.+)';$/gm;

/** @returns {Promise<{ drawings: string[], places: [string, number][] }>} what each icon is drawn from, and the place of each name */
async function icons() {
  const list = [...readFileSync(path.join(LUCIDE, 'lucide-react.mjs'), 'utf8').matchAll(ICON)];
  const files = await Promise.all(list.map(([, , file = '']) => import(pathToFileURL(path.join(LUCIDE, file)).href)));
  return {
    drawings: files.map(({ __iconData: drawing }) => JSON.stringify(drawing)),
    places: list.flatMap(([, names = ''], at) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, at]),
    ),
  };
}

/**
 * Lucide, whose icons are made when they are first named. A screen draws thirty of them. To make all 1,700 takes a test as long
 * as to render that screen.
 *
 * @returns {import('vite').Plugin}
 */
const iconsWhenNamed = () => ({
  name: 'icons-when-named',
  enforce: 'pre',
  resolveId: (id) => (id === 'lucide-react' ? WHEN_NAMED : undefined),
  load: async (id) => {
    if (id !== WHEN_NAMED) return undefined;
    const { drawings, places } = await icons();
    return `const create = require('./createLucideIcon.mjs').default;
const drawings = ${JSON.stringify(drawings)};
const places = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(places)))});
const made = Object.assign(Object.create(null), { __esModule: true });
const make = (name) => (made[name] = create(JSON.parse(drawings[places[name]])));
module.exports = new Proxy(made, {
  get: (_, name) => made[name] ?? (Object.hasOwn(places, name) ? make(name) : undefined),
});`;
  },
});

/**
 * @param {string[]} entries
 * @param {{ conditions: string[], external: RegExp[], shared: string }} how shared: the beginning of the names of files that two entries share
 */
const bundle = (entries, { conditions, external, shared }) =>
  build({
    root,
    plugins: [iconsWhenNamed()],
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true, resolve: { conditions } },
    build: {
      ssr: true,
      outDir: making,
      emptyOutDir: false,
      minify: false,
      target: 'node20.19',
      rolldownOptions: {
        input: Object.fromEntries(entries.map((entry) => entry.split('=').reverse())),
        external,
        output: {
          format: 'cjs',
          exports: 'auto',
          entryFileNames: '[name].cjs',
          chunkFileNames: `${shared}-[name].cjs`,
        },
      },
    },
  });

// React is a handful of files, and every renderer must have the same one.
const react = /^react(-dom)?($|\/)/;
await bundle(given.slice(0, between), {
  conditions: ['browser', 'import', 'default'],
  external: [react],
  shared: 'shared',
});
// What they use where it is there, and it is not.
const optional = /^(pg-native|bufferutil|utf-8-validate|cloudflare:sockets)$/;
await bundle(given.slice(between + 1), {
  conditions: ['node', 'require', 'default'],
  external: [optional],
  shared: 'shared-in-node',
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
