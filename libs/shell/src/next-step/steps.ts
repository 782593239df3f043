import type { MessageId } from '@bank/i18n';
import type { StartTarget } from '@bank/session';

/** Start targets (spec 1 §4) that have no screen of their own yet, and rule 6. */
export type Step = Exclude<StartTarget['target'], 'home' | 'initialPath'> | 'terms';

/** What each of them asks for, in words: what is needed, from whom, and what happens then. */
export const STEPS: Record<Step, { title: MessageId; body: MessageId }> = {
  oldWeb: { title: 'shell.step.oldWebTitle', body: 'shell.step.oldWebBody' },
  adminOverview: { title: 'shell.step.adminTitle', body: 'shell.step.adminBody' },
  customerAccessChoice: { title: 'shell.step.companyTitle', body: 'shell.step.companyBody' },
  businessAuthorizedUser: { title: 'shell.step.noCompanyTitle', body: 'shell.step.noCompanyBody' },
  profileUpdate: { title: 'shell.step.profileTitle', body: 'shell.step.profileBody' },
  kyc: { title: 'shell.step.kycTitle', body: 'shell.step.kycBody' },
  taxSplash: { title: 'shell.step.taxTitle', body: 'shell.step.taxBody' },
  businessTaxSplash: { title: 'shell.step.businessTaxTitle', body: 'shell.step.businessTaxBody' },
  companyDocuments: { title: 'shell.step.documentsTitle', body: 'shell.step.documentsBody' },
  terms: { title: 'shell.step.termsTitle', body: 'shell.step.termsBody' },
};

export const isStep = (text: string | undefined): text is Step => text !== undefined && Object.hasOwn(STEPS, text);
