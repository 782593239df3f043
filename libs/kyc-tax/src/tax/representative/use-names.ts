import { query } from '@bank/api-client';
import { fatcaCrsCertificationRepresentativeGet } from '@bank/protocol/tax';
import { useQuery } from '@tanstack/react-query';
import { type PersonNames, usePersonNames } from '../person/use-person-names';
import type { RepresentativeAnswers } from './answers';

/** The answers of a representative in words. */
export function useNames(answers: RepresentativeAnswers): PersonNames {
  const { data } = useQuery(query(fatcaCrsCertificationRepresentativeGet, undefined, { lazy: true }));
  const { isAddressKnown, address1, city } = answers;
  const said = address1 === '' ? null : [address1, city].join(', ');
  return usePersonNames(answers, isAddressKnown ? (data?.representativeInfo.address ?? null) : said);
}
