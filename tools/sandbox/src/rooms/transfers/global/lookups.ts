import type {
  recipientBankDictionary,
  recipientBinBlacklist,
  recipientCardBin,
  recipientInstantBanks,
  recipientInstantInfo,
} from '@bank/protocol/transfers-global';
import { outsideIssuer } from '../../../ledger/issuers';
import type { Handler } from '../../../platform/handler';
import { directories } from '../external/directories';
import { BLOCKED_BINS } from '../external/payout-cards';
import { open } from './open';

const cardBin: Handler<typeof recipientCardBin> = async ({ paymentSecret, binNumber }, context) => {
  await open(context.db, context, paymentSecret);
  return outsideIssuer(binNumber);
};

const binBlacklist: Handler<typeof recipientBinBlacklist> = async ({ paymentSecret }, context) => {
  await open(context.db, context, paymentSecret);
  return { bins: [...BLOCKED_BINS] };
};

const bankOf: Handler<typeof recipientBankDictionary> = async ({ paymentSecret, ...asked }, context) => {
  await open(context.db, context, paymentSecret);
  return directories.bankDictionary(asked, context);
};

const instantInfo: Handler<typeof recipientInstantInfo> = async ({ paymentSecret, ...asked }, context) => {
  await open(context.db, context, paymentSecret);
  return directories.instantKeyInfo(asked, context);
};

const instantBanks: Handler<typeof recipientInstantBanks> = async ({ paymentSecret, ...asked }, context) => {
  await open(context.db, context, paymentSecret);
  return directories.instantBankList(asked, context);
};

/** R2.7.175: the directories of a form of a payment, for who holds a link and is not signed in. */
export const lookups = {
  recipientCardBin: cardBin,
  recipientBinBlacklist: binBlacklist,
  recipientBankDictionary: bankOf,
  recipientInstantInfo: instantInfo,
  recipientInstantBanks: instantBanks,
};
