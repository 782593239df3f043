export { axeFindings } from './axe-findings';
export { enter } from './enter';
export { fakeBank, type Answer, type FakeBank, type ReceivedCall } from './fake-bank';
export { renderBank, type RenderedScreen } from './render-bank';
export { type PartOfBrand, WithBrand } from './with-brand';
export { sampleInvoice } from './sample-invoice';
export {
  noTransactions,
  sampleAccount,
  sampleDocument,
  sampleExtraParam,
  sampleTransaction,
  sampleTransfer,
} from './samples';
export { sampleAccess, sampleCustomer, sampleVerification } from '@bank/session/testing';
export { kitMessages } from './texts';
export { turnedTexts } from './turned-texts';
export { watchSentences, type SentenceWatch } from './watch-sentences';
