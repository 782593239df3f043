import type {
  bankDictionary,
  bankList,
  branchCodeOptions,
  instantBankList,
  instantKeyInfo,
} from '@bank/protocol/transfers-external';
import type { Handler } from '../../../platform/handler';
import { findBank, INSTANT_BANKS, LOCAL_BANKS } from './banks';
import { findInstantKey } from './instant-keys';

const dictionary: Handler<typeof bankDictionary> = (input) => {
  const bank = findBank(input);
  if (!bank) return { bank: [] };
  const { bankName, address, city, zip, countryIso, branch, swift } = bank;
  return { bank: { bankName, address, city, zip, countryIso, branch, swift } };
};

const keyInfo: Handler<typeof instantKeyInfo> = ({ taxId, instantKey, instantKeyType }) => ({
  key: findInstantKey({ taxId, type: instantKeyType, key: instantKey }) ?? [],
});

const localBanks: Handler<typeof bankList> = ({ countryCode }) => ({
  banks: (LOCAL_BANKS[countryCode] ?? []).map(({ code, name }) => ({ code, name })),
});

const instantBanks: Handler<typeof instantBankList> = ({ countryCode }) => ({
  banks: countryCode === 'BR' ? [...INSTANT_BANKS] : [],
});

const branches: Handler<typeof branchCodeOptions> = ({ countryCode, bankCode }) => ({
  branches: [...((LOCAL_BANKS[countryCode] ?? []).find(({ code }) => code === bankCode)?.branches ?? [])],
});

/** Who stands behind a code, a number or a key. What is not known is answered by an array, or by an empty list (R2.7.92). */
export const directories = {
  bankDictionary: dictionary,
  instantKeyInfo: keyInfo,
  bankList: localBanks,
  instantBankList: instantBanks,
  branchCodeOptions: branches,
};
