import type { MessageId } from '@bank/i18n';
import type { DueDiligenceId } from './due-diligence-questions';

type Asked = 'government' | 'lawsuits' | 'taxPayers';

interface Subject {
  id: DueDiligenceId;
  /** Where the answer and the details of a yes are kept. */
  answer: Asked;
  details: `${Asked}Details`;
  /** What a yes is asked. */
  ask: MessageId;
  /** In a summary. */
  short: MessageId;
}

/** What due diligence asks (R3.3.25). */
export const SUBJECTS: readonly Subject[] = [
  {
    ...{ id: 'government', answer: 'government', details: 'governmentDetails' },
    ask: 'onboarding.diligence.governmentMore',
    short: 'onboarding.diligence.governmentShort',
  },
  {
    ...{ id: 'lawsuits', answer: 'lawsuits', details: 'lawsuitsDetails' },
    ask: 'onboarding.diligence.lawsuitsMore',
    short: 'onboarding.diligence.lawsuitsShort',
  },
  {
    ...{ id: 'tax-payers', answer: 'taxPayers', details: 'taxPayersDetails' },
    ask: 'onboarding.diligence.taxPayersMore',
    short: 'onboarding.diligence.taxPayersShort',
  },
];
