export { loadMessages } from './messages';
export { StagingBar } from './staging-bar';
export { startStaging, type BankAddress } from './start-staging';
