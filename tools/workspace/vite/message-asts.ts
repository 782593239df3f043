import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const CATALOGUE = /\/libs\/[^/]+\/src\/messages(?:-[a-z]+)?\/[a-z]{2}\.json$/;
const PARSER = '@formatjs/icu-messageformat-parser';

/** What @bank/i18n takes for syntax where it stands in a text that is not parsed. */
const ICU_SYNTAX = /[{}<']/;

/** Most messages are a text and nothing else: those stay one. */
function compact(message: ReturnType<typeof parse>): string | ReturnType<typeof parse> {
  const [only, second] = message;
  const isPlain = only?.type === TYPE.literal && second === undefined && !ICU_SYNTAX.test(only.value);
  return isPlain ? only.value : message;
}

/** A catalogue (flat id → ICU text) as a module that exports the parsed messages. Throws with the id of a message that does not parse. */
export function catalogueModule(json: string, file: string): string {
  const texts: unknown = JSON.parse(json);
  if (typeof texts !== 'object' || texts === null) throw new Error(`${file} is not a catalogue`);
  const parsed = Object.entries(texts).map(([id, text]) => {
    try {
      return [id, compact(parse(String(text)))] as const;
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
    resolveId(source, importer) {
      // Resolved next to whoever asks: react-intl may bring its own copy of the parser.
      if (source === PARSER) return this.resolve(`${PARSER}/no-parser.js`, importer, { skipSelf: true });
      return undefined;
    },
    transform: {
      filter: { id: CATALOGUE },
      handler: (json, file) => ({ code: catalogueModule(json, file), moduleType: 'js', map: null }),
    },
  };
}
