import { prefetch, query } from '@bank/api-client';
import {
  additionalQuestions,
  businessAccessRights,
  countries,
  currencies,
  industries,
  personalAgreements,
  purposesOfAccount,
  sourcesOfFunds,
} from '@bank/protocol/dictionaries';
import { phoneCodes } from '@bank/protocol/phones';
import { CHECK } from './company/plan';

const customerType = 'business';

/** What a form reads beside countries and prefixes, which most of them do: by its place in the address. */
const FURTHER: Readonly<Record<string, () => void>> = {
  money: () =>
    prefetch(
      query(industries),
      query(currencies),
      query(sourcesOfFunds, { sourceList: customerType }),
      query(purposesOfAccount, { customerType }),
      query(additionalQuestions, { customerType }),
    ),
  legal: () => prefetch(query(additionalQuestions, { customerType })),
  shareholders: () => prefetch(query(sourcesOfFunds, { sourceList: 'personal' })),
  users: () => prefetch(query(businessAccessRights)),
  [CHECK]: () => prefetch(query(personalAgreements)),
};

/** Starts the dictionaries of a form together with its code. @param place null: the hub, from where each form is one step */
export function startReading(place: string | null): void {
  prefetch(query(phoneCodes), query(countries));
  if (place !== null) FURTHER[place]?.();
}
