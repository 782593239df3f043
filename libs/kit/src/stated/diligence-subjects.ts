import type { MessageId } from '@bank/i18n';

type Asked = 'government' | 'lawsuits' | 'taxPayers';

interface DiligenceSubject {
  /** In an address. */
  id: 'government' | 'lawsuits' | 'tax-payers';
  /** The bank's names for the answer and for the details of a yes. */
  answer: Asked;
  details: `${Asked}Details`;
  question: MessageId;
  /** The question that follows a yes. */
  ask: MessageId;
  /** The question in a summary. */
  short: MessageId;
}

/** The questions of due diligence (R3.3.25, R3.4.8). */
export const DILIGENCE_SUBJECTS: readonly DiligenceSubject[] = [
  {
    ...{ id: 'government', answer: 'government', details: 'governmentDetails' },
    question: 'kit.diligence.government',
    ask: 'kit.diligence.governmentMore',
    short: 'kit.diligence.governmentShort',
  },
  {
    ...{ id: 'lawsuits', answer: 'lawsuits', details: 'lawsuitsDetails' },
    question: 'kit.diligence.lawsuits',
    ask: 'kit.diligence.lawsuitsMore',
    short: 'kit.diligence.lawsuitsShort',
  },
  {
    ...{ id: 'tax-payers', answer: 'taxPayers', details: 'taxPayersDetails' },
    question: 'kit.diligence.taxPayers',
    ask: 'kit.diligence.taxPayersMore',
    short: 'kit.diligence.taxPayersShort',
  },
];
