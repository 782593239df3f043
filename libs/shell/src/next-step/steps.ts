import type { MessageId } from '@bank/i18n';
import type { StartTarget } from '@bank/session';

/** Start targets (R1.4.11 to R1.4.16) whose screen comes with a later feature; one that has its own is not asked for here. */
export type Step = Extract<StartTarget['target'], 'taxSplash' | 'businessTaxSplash' | 'companyDocuments'>;

interface StepTexts {
  title: MessageId;
  body: MessageId;
}

/** What each of them asks for, in words: what is needed, from whom, and what happens then. */
export const STEPS: Record<Step, StepTexts> = {
  taxSplash: { title: 'shell.step.taxTitle', body: 'shell.step.taxBody' },
  businessTaxSplash: { title: 'shell.step.businessTaxTitle', body: 'shell.step.businessTaxBody' },
  companyDocuments: { title: 'shell.step.documentsTitle', body: 'shell.step.documentsBody' },
};

/** Company documents, for a representative: no owner can grant them balance information (R3.6.2). */
export const REPRESENTATIVE: StepTexts = {
  title: 'shell.step.representativeTitle',
  body: 'shell.step.representativeBody',
};

export const isStep = (text: string | undefined): text is Step => text !== undefined && Object.hasOwn(STEPS, text);
