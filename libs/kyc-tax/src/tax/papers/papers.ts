import { documentStatusId } from '@bank/protocol/documents';
import { type PaperKind, paperKind, type PapersIn, type TaxPaper } from '@bank/protocol/tax-papers';

// R0.118: which papers go along with a certification. The bank has a table of its own.

/** What decides it. */
interface Said {
  isUSTaxPayer: '' | 'yes' | 'no';
  /** What speaks for the United States (R0.114). */
  indicia: readonly string[];
}

/** Who was born there, or is a citizen, is a taxpayer there unless they have given that up. */
const LOST: readonly string[] = ['birthplace', 'citizenship'];

const ASKED: Readonly<Record<PaperKind, (said: Said) => boolean>> = {
  w9: ({ isUSTaxPayer }) => isUSTaxPayer === 'yes',
  w8: ({ isUSTaxPayer, indicia }) => isUSTaxPayer === 'no' && indicia.length > 0,
  lossOfNationality: ({ isUSTaxPayer, indicia }) => isUSTaxPayer === 'no' && indicia.some((one) => LOST.includes(one)),
};

/** The kinds that are asked for, in order. */
export const papersAsked = (said: Said): readonly PaperKind[] => paperKind.options.filter((kind) => ASKED[kind](said));

/** Of one kind; of more, the newest count. */
export const MOST_PAPERS = 5;

/** A paper that the bank has and that counts. */
export type SentPaper = Pick<TaxPaper, 'id' | 'kind' | 'fileName'>;

export interface PaperAnswers {
  papers: readonly SentPaper[];
  /** Why there is no certificate of loss of nationality. */
  lossOfNationalityMissing: string;
}

export const NO_PAPERS: PaperAnswers = { papers: [], lossOfNationalityMissing: '' };

/** The papers of one kind. */
export const papersOfKind = ({ papers }: Pick<PaperAnswers, 'papers'>, kind: PaperKind): readonly SentPaper[] =>
  papers.filter((one) => one.kind === kind).slice(-MOST_PAPERS);

/** Whether a kind is there, or what stands in for it. */
export const isPaperThere = (answers: PaperAnswers, kind: PaperKind): boolean =>
  papersOfKind(answers, kind).length > 0 || (kind === 'lossOfNationality' && answers.lossOfNationalityMissing !== '');

/** What goes along with a certification: of what is asked, and nothing else. */
export function papersSent(
  answers: PaperAnswers,
  asked: readonly PaperKind[],
): { papers?: PapersIn; lossOfNationalityMissing?: string } {
  const kinds = asked.filter((kind) => papersOfKind(answers, kind).length > 0);
  const isExplained = asked.includes('lossOfNationality') && !kinds.includes('lossOfNationality');
  return {
    ...(kinds.length > 0 && {
      papers: Object.fromEntries(kinds.map((kind) => [kind, papersOfKind(answers, kind).map(({ id }) => id)])),
    }),
    ...(isExplained && { lossOfNationalityMissing: answers.lossOfNationalityMissing }),
  };
}

/** Papers of these statuses count for nothing. */
const VOID: readonly number[] = [documentStatusId.rejected, documentStatusId.nameMismatch, documentStatusId.expired];

const isVoid = ({ statusId }: TaxPaper): boolean => VOID.includes(statusId);

/** The papers of this tab and those that the bank has, each once, without what the bank did not accept. */
export function papersKnown(papers: readonly SentPaper[], known: readonly TaxPaper[]): readonly SentPaper[] {
  const isRejected = (id: string) => known.some((one) => one.id === id && isVoid(one));
  const others = known.filter((one) => !isVoid(one) && !papers.some(({ id }) => id === one.id));
  return [
    ...papers.filter(({ id }) => !isRejected(id)),
    ...others.map(({ id, kind, fileName }) => ({ id, kind, fileName })),
  ];
}
