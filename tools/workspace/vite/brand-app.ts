import { join, resolve } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { brandFont, type BrandTypeface } from './brand-font.ts';
import { flagsOf, statedBrand, type BrandFacts } from './brand-facts.ts';
import { chunkFileName, chunkGroups } from './chunks.ts';
import { connectionsFile } from './connections.ts';
import { firstPage } from './first-page.ts';
import { identityHostsFile } from './identity-hosts.ts';
import { leanAxios } from './lean-axios.ts';
import { brandArt, ownFaces, rootFaces } from './own-faces.ts';
import { messageAsts } from './message-asts.ts';
import { offeredLocales } from './offered-locales.ts';
import { plannedChunks } from './planned-chunks.ts';
import { bankProxy } from './proxy.ts';

const VERSION = '2.1.2';
const SIX_LANGUAGES = ['en-US', 'es-ES', 'ro-RO', 'ru-RU', 'uk-UA', 'pt-PT'];
/** Our modules have no side effects except style sheets, so that importing a room's door does not pull in the whole room. */
const FREE_OF_SIDE_EFFECTS = /\/libs\/[^/]+\/src\/.*\.tsx?$/;

interface BrandApp {
  readonly brand: BrandFacts;
  readonly typeface: BrandTypeface;
  /** The brand app's folder. */
  readonly root: string;
}

/**
 * The Vite configuration that all brands share; a brand's vite.config.ts only says who it is.
 */
export function brandApp({ brand, typeface, root }: BrandApp): UserConfig {
  const workspace = resolve(root, '../..');
  const config = codeOf(brand, root);
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      brandTitle(brand),
      rootFaces(brand),
      brandArt(root),
      brandFont({ typeface, workspace }),
      firstPage({ brand, workspace, version: VERSION }),
      connectionsFile(brand),
      identityHostsFile(brand),
      plannedChunks(() => codeOf(brand, root)),
    ],
  };
}

/** What decides which modules a brand has, and what imports what. */
function codeOf(brand: BrandFacts, root: string): UserConfig {
  const workspace = resolve(root, '../..');
  return {
    root,
    cacheDir: join(workspace, 'node_modules/.vite', `brand-${brand.id}`),
    plugins: [
      react(),
      tailwind(),
      ownFaces(brand),
      optimizeLocales.vite({ locales: SIX_LANGUAGES }),
      messageAsts(),
      leanAxios(),
      offeredLocales(brand),
      statedBrand(brand),
    ],
    // On the global itself: behind an exported constant the bundler would keep the chunks that a flag removes.
    define: {
      ...Object.fromEntries(
        Object.entries({
          ...flagsOf(brand),
          ...brand.faces,
          analytics: brand.analyticsHost !== null,
          identityProvider: brand.identityProvider !== undefined,
        }).map(([name, value]) => [`BRAND.${name}`, JSON.stringify(value)]),
      ),
      // A build replaces it; the development server leaves it in the sources of linked rooms.
      'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV'] ?? 'production'),
    },
    resolve: { alias: productionRouter(workspace) },
    server: { proxy: bankProxy(), host: '127.0.0.1' },
    preview: { proxy: bankProxy(), host: '127.0.0.1' },
    build: {
      outDir: join(root, 'dist'),
      emptyOutDir: true,
      manifest: true,
      // Every browser has light-dark() since May 2024; an older target would unroll it.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: FREE_OF_SIDE_EFFECTS, sideEffects: false }] },
        output: {
          codeSplitting: { groups: chunkGroups },
          // The page that signs in names every chunk, and nothing compresses a hash: 42 bits tell two releases of one chunk apart.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: chunkFileName,
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
        // Follow a package's index only to the used exports: two thirds of all modules were unused icons.
        experimental: { lazyBarrel: true },
      },
    },
  };
}

/** The router's package exports only its development build with its warnings; the production build lies beside it. */
function productionRouter(workspace: string): { find: RegExp; replacement: string }[] {
  if (process.env['NODE_ENV'] === 'development') return [];
  const production = join(workspace, 'node_modules/react-router/dist/production');
  return [
    { find: /^react-router$/, replacement: join(production, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
  ];
}

/** Development has no prerendered page; it still gets the title of the brand. */
function brandTitle(brand: BrandFacts): Plugin {
  return {
    name: 'bank:brand-title',
    transformIndexHtml: (html) => html.replace(/<title>.*?<\/title>/, () => `<title>${brand.name}</title>`),
  };
}
