import type { Plugin } from 'vite';
import { LOCALES, type BrandFacts } from './brand-facts.ts';

/** How a room loads one of its catalogues: import(`./messages/${locale}.json`). */
const LOADER = /import\(`(\.\/messages(?:-[a-z]+)?)\/\$\{locale\}\.json`\)/g;
const MODULE = /\/libs\/[^/]+\/src\/messages[\w-]*\.ts$/;

/**
 * The loader of a room with the brand's own languages only: the bundler would otherwise make a chunk of every catalogue in the folder.
 * @param locales as catalogues are named, for example `uk`
 */
export function withLocales(code: string, locales: readonly string[]): string {
  const imports = (folder: string) => locales.map((locale) => `${locale}: () => import('${folder}/${locale}.json')`);
  return code.replace(LOADER, (_whole, folder: string) => `({ ${imports(folder).join(', ')} })[locale]()`);
}

/** Builds only the catalogues of the languages that the brand offers (R0.1). */
export function offeredLocales({ languages }: BrandFacts): Plugin {
  const locales = languages.map((language) => LOCALES[language]);
  return {
    name: 'bank:offered-locales',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: MODULE },
      handler: (code) => ({ code: withLocales(code, locales), map: null }),
    },
  };
}
