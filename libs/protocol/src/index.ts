// What belongs to no room. Every room has a door of its own: `@bank/protocol/transfers`, `@bank/protocol/accounts`, …
export { isMailbox, mailboxKey, mailboxOf } from './mailbox';
export { answerMark, envelope, httpFailure, responseCode } from './envelope';
export type { Envelope, ResponseCode } from './envelope';
export { accessRight, AUTH_SECRET, http, IDENTITY_TOKEN, method } from './method';
export type { AccessRight, ByAdmin, CallAuth, Input, Output, Parsed, Refusals, Row } from './method';
export { codeRefusals } from './refusals';
export { fileIn } from './wire';
