/** The bank's own tables, for a room's test that holds its table against them. */
export {
  hasTrait as bankHasTrait,
  permits as bankPermits,
  type CardAction as BankCardAction,
} from '@bank/sandbox/card-rules';
export { PHONE_CODES as bankPhoneCodes, phoneNumberOf as bankPhoneNumberOf } from '@bank/sandbox/phone-codes';
export { isTaxDummy as isTaxDummyAtBank } from '@bank/sandbox/tax-dummy';
export { treeFaults as bankTreeFaults } from '@bank/sandbox/tree-faults';
export {
  holdingsOf as bankHoldingsOf,
  isAskedForSources as isAskedForSourcesByBank,
  isOwner as isOwnerByBank,
} from '@bank/sandbox/tree-shares';
