import { query } from '@bank/api-client';
import { useFormat, useText } from '@bank/i18n';
import { addressLine, useConjoined } from '@bank/kit';
import { addressesGet } from '@bank/protocol/profile-addresses';
import { useQuery } from '@tanstack/react-query';
import { useNumberShown } from '../taxed/use-number-shown';
import { type BusinessAnswers, personTaxed } from './answers';
import type { YesNoQuestion } from './entity-table';

const TYPES = {
  general: 'kyc-tax.tax.said.general',
  investment: 'kyc-tax.tax.said.investment',
  'financial-institution': 'kyc-tax.tax.said.institution',
} as const;

const REASONS = {
  applied: 'kyc-tax.tax.said.giinApplied',
  exempt: 'kyc-tax.tax.said.giinExempt',
  sponsored: 'kyc-tax.tax.said.giinSponsored',
  notRegistered: 'kyc-tax.tax.said.giinNotRegistered',
} as const;

/** The answers about a company in words; null where there is none. */
export function useNames(answers: BusinessAnswers) {
  const t = useText();
  const format = useFormat();
  const list = useConjoined();
  const companyNumber = useNumberShown('tinBusiness');
  const personNumber = useNumberShown('tinPersonal');
  const addresses = useQuery(query(addressesGet, undefined, { lazy: true }));
  const country = (code: string) => format.displayName('region', code);
  const address = (id: string) => {
    const found = addresses.data?.addresses.find(({ addressId }) => String(addressId) === id);
    return found ? addressLine(found) : null;
  };
  const { entityType, giin, giinMissingReason: reason } = answers;
  return {
    country,
    type: entityType === '' ? null : t(TYPES[entityType]),
    /** A yes or a no as the sentence says it. */
    word: (id: YesNoQuestion) => (answers[id] === '' ? null : t(`kyc-tax.tax.said.${id}.${answers[id]}`)),
    giin: reason === '' ? giin : t(REASONS[reason]),
    us: answers.isUSTaxPayer === '' ? null : t(`kyc-tax.tax.said.companyUs.${answers.isUSTaxPayer}`),
    registered: address(answers.registeredAddressId),
    business: address(answers.placeOfBusinessAddressId),
    all: (codes: readonly string[]) => (codes.length === 0 ? null : list(codes.map(country))),
    number: (code: string) => companyNumber(answers, code),
    personNumber: (personId: number, code: string) => personNumber(personTaxed(answers, personId), code),
  };
}

export type Names = ReturnType<typeof useNames>;
