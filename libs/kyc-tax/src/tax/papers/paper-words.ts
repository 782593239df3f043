import type { MessageId } from '@bank/i18n';
import type { PaperKind } from '@bank/protocol/tax-papers';

interface Words {
  title: MessageId;
  companyTitle: MessageId;
  help: MessageId;
  companyHelp: MessageId;
  label: MessageId;
}

/** What is said of each paper. */
export const PAPER_WORDS: Readonly<Record<PaperKind, Words>> = {
  w9: {
    title: 'kyc-tax.tax.papers.w9.title',
    companyTitle: 'kyc-tax.tax.papers.w9.companyTitle',
    help: 'kyc-tax.tax.papers.w9.help',
    companyHelp: 'kyc-tax.tax.papers.w9.companyHelp',
    label: 'kyc-tax.tax.papers.w9.label',
  },
  w8: {
    title: 'kyc-tax.tax.papers.w8.title',
    companyTitle: 'kyc-tax.tax.papers.w8.companyTitle',
    help: 'kyc-tax.tax.papers.w8.help',
    companyHelp: 'kyc-tax.tax.papers.w8.companyHelp',
    label: 'kyc-tax.tax.papers.w8.label',
  },
  // A company is never asked for it.
  lossOfNationality: {
    title: 'kyc-tax.tax.papers.lossOfNationality.title',
    companyTitle: 'kyc-tax.tax.papers.lossOfNationality.title',
    help: 'kyc-tax.tax.papers.lossOfNationality.help',
    companyHelp: 'kyc-tax.tax.papers.lossOfNationality.help',
    label: 'kyc-tax.tax.papers.lossOfNationality.label',
  },
};
