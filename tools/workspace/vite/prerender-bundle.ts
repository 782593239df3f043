import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

/** The exports of libs/shell/src/prerender.tsx that the build uses. */
export interface Prerenderer {
  /** The sign-in page of a brand in one of its languages; `messages` are the plain texts of the first page's rooms. */
  renderSignIn(page: { brand: unknown; lang: string; messages: Record<string, string> }): {
    html: string;
    title: string;
    /** The note in the same language for when the application cannot be fetched. */
    unreachable: string;
  };
  /** Shown while a signed-in visitor's application loads. */
  renderBootState(page: { brand: unknown }): { html: string };
}

/**
 * The sign-in tree built for Node, once for all six brands. It depends on the libraries' sources only (a brand is an argument), so it is
 * cached under the hash of its sources, and the other five builds import it.
 */
export async function loadPrerenderer(workspace: string): Promise<Prerenderer> {
  const kept = join(workspace, 'node_modules/.cache/bank-prerender', sourceHash(workspace));
  if (!existsSync(kept)) await buildPrerenderer(workspace, kept);
  const loaded: Prerenderer = await import(pathToFileURL(join(kept, 'prerender.js')).href);
  return loaded;
}

async function buildPrerenderer(workspace: string, kept: string): Promise<void> {
  const fresh = `${kept}.${process.pid}`;
  await build({
    configFile: false,
    root: workspace,
    mode: 'production',
    logLevel: 'warn',
    plugins: [withoutLazyCode],
    // The sign-in page is the same in every build; a staging build adds to it after the first render.
    define: { 'BRAND.staging': 'false', 'process.env.NODE_ENV': JSON.stringify('production') },
    // Also where the build around it is one for development: the kept file serves both.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // Third-party code is bundled too, so that six builds load one file instead of four hundred.
    ssr: { noExternal: true },
    build: {
      ssr: join(workspace, 'libs/shell/src/prerender.tsx'),
      outDir: fresh,
      emptyOutDir: true,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        treeshake: { moduleSideEffects: false },
        experimental: { lazyBarrel: true },
        // "use client" means nothing here.
        checks: { moduleLevelDirective: false },
      },
    },
  });
  try {
    renameSync(fresh, kept);
  } catch {
    // Another brand's build was quicker and wrote the same files.
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** What sign-in only loads in a browser need not even be built. */
const withoutLazyCode: Plugin = {
  name: 'bank:without-lazy-code',
  enforce: 'pre',
  resolveId: (source, _importer, { kind }) => (kind === 'dynamic-import' ? { id: source, external: true } : undefined),
};

/** The sources of the libraries and the versions of everything else. */
function sourceHash(workspace: string): string {
  const libs = join(workspace, 'libs');
  const hash = createHash('sha256').update(readFileSync(join(workspace, 'package-lock.json')));
  const files = readdirSync(libs, { recursive: true, encoding: 'utf8' })
    .filter((file) => /src\/.*\.tsx?$/.test(file) && !file.includes('node_modules') && !/\.test\.tsx?$/.test(file))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(join(libs, file)));
  return hash.digest('hex').slice(0, 16);
}
