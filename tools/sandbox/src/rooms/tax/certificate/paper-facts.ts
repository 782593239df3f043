import type { PapersIn, TaxPaper } from '@bank/protocol/tax-papers';
import { paperKind } from '@bank/protocol/tax-papers';
import type { Fact } from '../../../platform/papers/paper';
import type { WithPapers } from '../papers';
import type { Shown } from './unprintable-fault';
import type { Words } from './words';

const LABELS = {
  w9: 'tax_papers_w9_label',
  w8: 'tax_papers_w8_label',
  lossOfNationality: 'tax_papers_lossOfNationality_label',
} as const;

/** The names of the files of a kind, in the order in which the certification names them. */
const fileNames = (ids: PapersIn['w9'] = [], sent: readonly TaxPaper[]): string =>
  ids.map((id) => sent.find((one) => one.id === id)?.fileName ?? '').join(', ');

/** A line for each paper that is certified along, and for the reason why one is missing (R0.118). */
export const paperFacts = (
  { papers = {}, lossOfNationalityMissing: missing }: WithPapers,
  sent: readonly TaxPaper[],
  { say }: Words,
): Fact[] =>
  paperKind.options.flatMap((kind) => {
    const instead = kind === 'lossOfNationality' ? (missing?.trim() ?? '') : '';
    const value = papers[kind] ? fileNames(papers[kind], sent) : instead;
    return value === '' ? [] : [{ name: say(LABELS[kind]), value }];
  });

/** The names of the files and the reason, each with its field. */
export const papersShown = (
  { papers = {}, lossOfNationalityMissing }: WithPapers,
  sent: readonly TaxPaper[],
): readonly Shown[] => [
  ...paperKind.options.map((kind): Shown => [`papers.${kind}`, fileNames(papers[kind], sent)]),
  ['lossOfNationalityMissing', lossOfNationalityMissing],
];
