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
export { type CountryForm, testCountryForms } from './country-forms';
export { losingBank } from './faults/losing-bank';
export type { LosingBank } from './faults/losing-bank';
export { recordingBank, type RecordingBank } from './recording-bank';
export { closed, reopen, Reopened } from './reopened';
export { renderScreen } from './render-screen';
export type { RenderedScreen } from './render-screen';
export { sandboxAdapter, textOf } from './sandbox-adapter';
