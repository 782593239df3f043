export { axeFindings } from './axe-findings';
export { fakeBank, type Answer, type FakeBank, type ReceivedCall } from './fake-bank';
export { renderBank, type RenderedScreen } from './render-bank';
export { sampleAccess, sampleAccount, sampleCustomer, sampleTransaction, sampleTransfer } from './samples';
export { default as kitMessages } from '../messages/en.json';
