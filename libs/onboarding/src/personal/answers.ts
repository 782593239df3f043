import { keptAnswers, useKept } from '@bank/kit';
import * as z from 'zod/mini';
import { DRAFT_VERSION } from '../draft-version';

// R3.3.22: what a person says of themself, question by question. Lists hold the ids of a dictionary.

const list = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20));
const text = z.string().check(z.maxLength(500));
/** By the id of a choice: the answer to its question. */
const specified = z.record(z.string(), text);

const shape = {
  email: text,
  phoneCountry: text,
  phoneNumber: text,
  firstName: text,
  lastName: text,
  birthday: text,
  birthCountry: text,
  citizenship: text,
  country: text,
  address1: text,
  address2: text,
  city: text,
  postalCode: text,
  stateCode: text,
  occupation: text,
  secondOccupation: text,
  sources: list,
  sourceNotes: specified,
  secondSources: list,
  secondSourceNotes: specified,
  purposes: list,
  purposeNotes: specified,
  deposit: text,
  anotherAccount: text,
  anotherAccountDetails: text,
  agreements: list,
};

const draft = z.partial(z.object(shape));

export type PersonalAnswers = z.output<z.ZodMiniObject<typeof shape>>;

export const NO_ANSWERS: PersonalAnswers = {
  ...{ email: '', phoneCountry: '', phoneNumber: '', firstName: '', lastName: '', birthday: '' },
  ...{ birthCountry: '', citizenship: '', country: '', address1: '', address2: '', city: '', postalCode: '' },
  ...{ stateCode: '', occupation: '', secondOccupation: '', sources: [], sourceNotes: {}, secondSources: [] },
  ...{ secondSourceNotes: {}, purposes: [], purposeNotes: {}, deposit: '', anotherAccount: '' },
  ...{ anotherAccountDetails: '', agreements: [] },
};

/** This tab's answers. */
export const personal = keptAnswers<PersonalAnswers>({
  key: 'register.personal',
  version: DRAFT_VERSION,
  empty: NO_ANSWERS,
  secret: [],
  read: (value) => draft.safeParse(value).data ?? null,
});

export const useAnswers = (): PersonalAnswers => useKept(personal).answers;
