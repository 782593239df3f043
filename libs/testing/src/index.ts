export {
  addressSecretsOf,
  advanceBank,
  answerPhone,
  callAs,
  inviteRepresentative,
  outboxOf,
  signInAs,
  waitingOnPhone,
} from './bank-calls';
export type { SentMessage } from './bank-calls';
export { askBank, moveBankClock, type BankRequest } from './bank-window';
export { losingBank } from './faults/losing-bank';
export type { LosingBank } from './faults/losing-bank';
export { renderScreen } from './render-screen';
export type { RenderedScreen } from './render-screen';
export { sandboxAdapter, textOf } from './sandbox-adapter';
