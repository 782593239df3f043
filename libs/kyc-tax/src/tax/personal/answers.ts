import { call, query } from '@bank/api-client';
import { keptAnswers, useKept } from '@bank/kit';
import { addressesGet } from '@bank/protocol/profile-addresses';
import { lossOfNationalityUpload, wFormUpload } from '@bank/protocol/tax-papers';
import type { PersonalCertification } from '@bank/protocol/tax-personal';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { hasUsAddress, type Places } from '../taxed/us-address';
import {
  either,
  knownPerson,
  NO_PERSON,
  PERSON_SECRET,
  type PersonAnswers,
  type PersonForm,
  personKept,
} from '../person/person-answers';

// R3.3.14: what a customer says of where they pay tax, question by question.

const draft = z.partial(z.object({ ...personKept, addressId: z.string().check(z.maxLength(20)) }));

export interface TaxAnswers extends PersonAnswers {
  addressId: string;
}

export const NO_ANSWERS: TaxAnswers = { ...NO_PERSON, addressId: '' };

/** This tab's answers. */
export const personal = keptAnswers<TaxAnswers>({
  key: 'tax.personal',
  version: '1',
  empty: NO_ANSWERS,
  secret: PERSON_SECRET,
  read: (value) => draft.safeParse(value).data ?? null,
});

export const useAnswers = (): TaxAnswers => useKept(personal).answers;

/** What the bank knows already, where nothing is answered yet. */
export function knownAnswers(answers: TaxAnswers, known: PersonalCertification, places: Places): Partial<TaxAnswers> {
  const addressId = either(answers.addressId, known.addressId === null ? null : String(known.addressId));
  return { ...knownPerson(answers, known, hasUsAddress(places, [addressId])), addressId };
}

function useHome(): string | undefined {
  const { addressId } = useAnswers();
  const { data } = useQuery(query(addressesGet, undefined, { lazy: true }));
  return data?.addresses.find((one) => String(one.addressId) === addressId)?.countryCode;
}

/** The form of a customer, for the questions that every person is asked. */
export const personalForm: PersonForm = {
  isGuest: false,
  useAnswers,
  latest: (): TaxAnswers => personal.store.getState().answers,
  keep: (some) => personal.keep(some),
  useHome,
  send: (kind, file, options) =>
    kind === 'lossOfNationality'
      ? call(lossOfNationalityUpload, { file }, options)
      : call(wFormUpload, { form: kind, file }, options),
};
