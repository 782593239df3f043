import type { Declaration } from '@bank/protocol/tax-personal';
import { say } from './texts';

/** Other words are another declaration: a signature names the one that was read. */
const PERSONAL = 'personal-1';

const PARAGRAPHS = ['declareTrue', 'declareChange', 'declareReport'] as const;

/** What a person signs, in the language of the call. */
export const personalDeclaration = (lang: string): Declaration => ({
  id: PERSONAL,
  text: PARAGRAPHS.map((id) => say(lang, id)),
});
