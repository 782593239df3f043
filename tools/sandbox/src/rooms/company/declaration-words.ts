import type { Declaration } from '@bank/protocol/company-declarations';
import type { DeclarationKind } from '../../identity/standing/declarations';
import { say } from './texts';
import type { TextId } from './texts';

interface Words {
  title: TextId;
  lead: TextId;
  /** The id of a sentence is that of its text. */
  statements: readonly TextId[];
}

const WORDS: Readonly<Record<DeclarationKind, Words>> = {
  studio: {
    title: 'studioTitle',
    lead: 'studioLead',
    statements: ['studioAdults', 'studioConsent', 'studioForce', 'studioRecords'],
  },
  streamingPlatform: {
    title: 'streamingTitle',
    lead: 'streamingLead',
    statements: ['streamingAdults', 'streamingContent', 'streamingComplaints', 'streamingRecords'],
  },
  prohibitedEscort: {
    title: 'escortTitle',
    lead: 'escortLead',
    statements: ['escortServices', 'escortMoney', 'escortAdverts', 'escortChanges'],
  },
};

/** What a declaration says, in one language. */
export function declarationWords(
  kind: DeclarationKind,
  lang: string,
): Pick<Declaration, 'title' | 'lead' | 'statements'> {
  const { title, lead, statements } = WORDS[kind];
  return {
    title: say(lang, title),
    lead: say(lang, lead),
    statements: statements.map((id) => ({ id, text: say(lang, id) })),
  };
}
