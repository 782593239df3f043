import { call, query } from '@bank/api-client';
import { keptAnswers, useKept } from '@bank/kit';
import type { Output } from '@bank/protocol';
import { fatcaCrsCertificationRepresentativeGet } from '@bank/protocol/tax';
import { representativePaperUpload } from '@bank/protocol/tax-papers';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { US } from '../taxed/taxed';
import {
  knownPerson,
  NO_PERSON,
  PERSON_SECRET,
  type PersonAnswers,
  type PersonForm,
  personKept,
} from '../person/person-answers';

// R3.3.14, R0.117: what a representative says of where they pay tax, question by question.

const text = z.string().check(z.maxLength(200));

const shape = {
  ...personKept,
  /** Whose part it is: a link of another person in the same tab begins anew. */
  whose: text,
  /** The bank knows where they live, and does not ask. */
  isAddressKnown: z.boolean(),
  address1: text,
  city: text,
  postalCode: text,
  addressCountry: text,
};

const draft = z.partial(z.object(shape));

export interface RepresentativeAnswers extends PersonAnswers, z.output<z.ZodMiniObject<typeof shape>> {}

export const NO_ANSWERS: RepresentativeAnswers = {
  ...NO_PERSON,
  ...{ whose: '', isAddressKnown: false, address1: '', city: '', postalCode: '', addressCountry: '' },
};

/** This tab's answers. */
export const representative = keptAnswers<RepresentativeAnswers>({
  key: 'tax.representative',
  version: '1',
  empty: NO_ANSWERS,
  secret: PERSON_SECRET,
  read: (value) => draft.safeParse(value).data ?? null,
});

export const useAnswers = (): RepresentativeAnswers => useKept(representative).answers;

export type Asked = Output<typeof fatcaCrsCertificationRepresentativeGet>;
type Certified = NonNullable<Asked['fatcaCrsCertificationInfo']['address']>;

/** What they have certified of where they live. */
const addressOf = ({ address1, city, postalCode, countryCode }: Certified): Partial<RepresentativeAnswers> => ({
  ...{ address1, city, postalCode, addressCountry: countryCode },
});

/** What the bank knows already, where nothing is answered yet; nothing of what another person has said in this tab. */
export function begin({ fatcaCrsCertificationInfo: known, representativeInfo: person }: Asked): void {
  const whose = [person.firstName, person.lastName, known.name].join(' ');
  const { answers } = representative.store.getState();
  if (answers.whose !== '' && answers.whose !== whose) representative.clear();
  const now = representative.store.getState().answers;
  const isAddressKnown = person.address !== null;
  const lives = known.address !== null && now.address1 === '' ? addressOf(known.address) : {};
  const home = isAddressKnown ? person.addressCountryCode : { ...now, ...lives }.addressCountry;
  representative.keep({ ...knownPerson(now, known, home === US), ...lives, whose, isAddressKnown });
}

const useAsked = () => useQuery(query(fatcaCrsCertificationRepresentativeGet, undefined, { lazy: true })).data;

function useHome(): string | undefined {
  const { isAddressKnown, addressCountry } = useAnswers();
  const asked = useAsked();
  return (isAddressKnown ? asked?.representativeInfo.addressCountryCode : addressCountry) || undefined;
}

/** The form of a representative, for the questions that every person is asked. */
export const representativeForm: PersonForm = {
  isGuest: true,
  useAnswers,
  latest: () => representative.store.getState().answers,
  keep: (some) => representative.keep(some),
  useHome,
  send: (kind, file, options) => call(representativePaperUpload, { kind, file }, options),
};
