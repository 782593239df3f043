import type { MessageId } from '@bank/i18n';
import type { StartTarget } from '@bank/session';

/** Start targets (R1.4.11 to R1.4.16) whose screen comes with a later feature; one that has its own is not asked for here. */
export type Step = Extract<StartTarget['target'], 'businessTaxSplash'>;

interface StepTexts {
  title: MessageId;
  body: MessageId;
}

/** What each of them asks for, in words: what is needed, from whom, and what happens then. */
export const STEPS: Record<Step, StepTexts> = {
  businessTaxSplash: { title: 'shell.step.businessTaxTitle', body: 'shell.step.businessTaxBody' },
};

export const isStep = (text: string | undefined): text is Step => text !== undefined && Object.hasOwn(STEPS, text);
