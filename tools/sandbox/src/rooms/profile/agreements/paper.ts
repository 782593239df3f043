import type { Letterhead } from '../../../platform/papers/letterheads';
import type { Paper } from '../../../platform/papers/paper';
import { imprintOf, paperLang, paperTime } from '../../../platform/papers/paper-file';
import { say } from './texts';

/** An agreement as it holds between the bank and a customer. */
export interface Agreement {
  id: string;
  title: string;
  /** The other party. */
  name: string;
  /** Since when it holds. */
  since: Date;
  /** Where the full text is; null where the paper is all of it. */
  url: string | null;
}

/** What each agreement is about. */
const ABOUT = {
  'general-2026': 'aboutGeneral',
  'payments-2026': 'aboutPayments',
  partner: 'aboutPartner',
} as const;

const CLAUSES = ['clauseSafety', 'clauseFees', 'clauseChange', 'clauseEnd', 'clauseComplaint'] as const;

/** Dated when it was agreed, so that it is the same bytes each time (R2.7.15). */
export function agreementPaper(head: Letterhead, agreement: Agreement, lang: string): Paper {
  const { id, title, name, since, url } = agreement;
  const values = { name, legalName: head.legalName, supportNumber: head.supportNumber };
  const about = Object.entries(ABOUT).find(([key]) => key === id)?.[1];
  const clauses = [...(about ? [about] : []), ...CLAUSES].map(
    (clause, at) => `${at + 1}. ${say(lang, clause, values)}`,
  );
  return {
    lang: paperLang(lang),
    head,
    title,
    blocks: [
      { kind: 'title', text: title },
      {
        kind: 'facts',
        rows: [
          { name: say(lang, 'bank'), value: head.legalName },
          { name: say(lang, 'customer'), value: name, strong: true },
          { name: say(lang, 'agreed'), value: paperTime(since.toISOString(), lang) },
          { name: say(lang, 'number'), value: id },
        ],
      },
      { kind: 'paragraphs', texts: [say(lang, 'between', values), ...clauses] },
      ...(url === null ? [] : [{ kind: 'paragraphs' as const, texts: [say(lang, 'fullText', { url })] }]),
    ],
    foot: [imprintOf(head)],
    pages: say(lang, 'pages'),
    madeMs: since.getTime(),
  };
}
