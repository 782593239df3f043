import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const CATALOGUE = /\/libs\/[^/]+\/src\/messages(?:-[a-z]+)?\/[a-z]{2}\.json$/;
const PARSER_PACKAGE = '@formatjs/icu-messageformat-parser';
const PARSER = new RegExp(`^${PARSER_PACKAGE}$`);

/** Characters that @bank/i18n takes for syntax in an unparsed text. */
const ICU_SYNTAX = /[{}<']/;

/** Most messages are plain text; these stay texts. */
const compact = (text: string): string | ReturnType<typeof parse> => (ICU_SYNTAX.test(text) ? parse(text) : text);

/** A catalogue (flat id → ICU text) as a module that exports the parsed messages. Throws with the id of a message that does not parse. */
export function catalogueModule(json: string, file: string): string {
  const texts: unknown = JSON.parse(json);
  if (typeof texts !== 'object' || texts === null) throw new Error(`${file} is not a catalogue`);
  const parsed = Object.entries(texts).map(([id, text]) => {
    try {
      return [id, compact(String(text))] as const;
    } catch (problem) {
      throw new Error(`${file}: ${id} is not a valid message (${String(problem)})`, { cause: problem });
    }
  });
  return `export default ${JSON.stringify(Object.fromEntries(parsed))};`;
}

/**
 * Production only: catalogues are parsed here once instead of in every visitor's browser, so the parser itself (7 kB gzip)
 * is replaced by its empty build. Development and Jest keep the texts as they are.
 */
export function messageAsts(): Plugin {
  return {
    name: 'bank:message-asts',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      // Without this filter the bundler would call for every import of the build.
      filter: { id: PARSER },
      // Resolved beside the importer: react-intl may bring its own copy of the parser.
      handler(_source, importer) {
        return this.resolve(`${PARSER_PACKAGE}/no-parser.js`, importer, { skipSelf: true });
      },
    },
    transform: {
      filter: { id: CATALOGUE },
      handler: (json, file) => ({ code: catalogueModule(json, file), moduleType: 'js', map: null }),
    },
  };
}
