import type { Declaration } from '@bank/protocol/tax-personal';
import type { MayRefuse, Refusal } from '../../platform/refusal';
import { refused, say } from './texts';

type Paragraph = Parameters<typeof say>[1];

const declarationOf =
  (id: string, paragraphs: readonly Paragraph[]) =>
  (lang: string): Declaration => ({ id, text: paragraphs.map((paragraph) => say(lang, paragraph)) });

// Other words are another declaration, with another id: a signature names the one that was read.

/** What a person signs, in the language of the call. */
export const personalDeclaration = declarationOf('personal-1', ['declareTrue', 'declareChange', 'declareReport']);

/** What a representative signs for themself, in the language of the call. */
export const representativeDeclaration = declarationOf('representative-1', [
  'declareRepresentative',
  'declareTrue',
  'declareChange',
  'declareReport',
]);

/** What a user signs for a company, in the language of the call. */
export const businessDeclaration = declarationOf('business-1', [
  'declareForCompany',
  'declareCompanyTrue',
  'declareCompanyChange',
  'declareCompanyReport',
]);

/** Refuses a signature below other words than those of the bank. @param of the declaration that is to be signed */
export const declarationFault = (
  context: { lang: string } & MayRefuse<'otherDeclaration'>,
  { declarationId }: { declarationId: string },
  of: (lang: string) => Declaration,
): Refusal | null => (declarationId === of(context.lang).id ? null : refused(context, 'otherDeclaration'));
