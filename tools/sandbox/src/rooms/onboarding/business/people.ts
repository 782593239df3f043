import { position } from '@bank/protocol/company-position';
import type { ApplicantPerson, Shareholder } from '@bank/protocol/onboarding-business';
import type { Parties } from './applicant';

/** Every place of the tree, from the top down. */
export const placesOf = (shareholders: readonly Shareholder[]): Shareholder[] =>
  shareholders.flatMap((place) => [place, ...placesOf(place.shareholders ?? [])]);

/** The persons and companies that stand somewhere in the application, by id. */
export function namedIn(application: Parties): ReadonlySet<string> {
  const places = placesOf(application.shareholders);
  return new Set([
    application.authorizedCompanyRepresentative,
    ...application.directors,
    ...places.flatMap(({ id, directors = [] }) => [id, ...directors]),
    ...application.ultimateBeneficiaryOwners.map(({ id }) => id),
    ...application.users.map(({ id }) => id),
  ]);
}

/** Who has to be of age: directors of any company, users, and who speaks for the company (R3.3.26). */
export const adultsIn = (application: Parties): ReadonlySet<string> =>
  new Set([
    application.authorizedCompanyRepresentative,
    ...application.directors,
    ...placesOf(application.shareholders).flatMap(({ directors = [] }) => directors),
    ...application.users.map(({ id }) => id),
  ]);

/** What each person is in the company that applies, once each: who holds a part of it by others is a shareholder, too. */
export function positionsIn(application: Parties): { person: ApplicantPerson; positions: number[] }[] {
  const holders = placesOf(application.shareholders);
  const roles: readonly [number, ReadonlySet<string>][] = [
    [position.director, new Set(application.directors)],
    [position.shareholder, new Set(holders.map(({ id }) => id))],
    [position.owner, new Set(application.ultimateBeneficiaryOwners.map(({ id }) => id))],
  ];
  return application.personList.map((person) => ({
    person,
    positions: roles.flatMap(([role, ids]) => (ids.has(person.id) ? [role] : [])),
  }));
}
