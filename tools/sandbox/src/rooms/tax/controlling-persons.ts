import { position } from '@bank/protocol/company-position';
import type { ControllingPerson } from '@bank/protocol/tax-business';
import { MOST_CONTROLLERS } from '@bank/protocol/tax-business';
import { HOLDS_QUARTER } from '../../identity/people/company-ownership';
import type { Tx } from '../../platform/db';
import type { BusinessAnswers, Newest } from './certifications';
import { countriesShown } from './certifications';

/** A person who controls a company, as the bank knows them. */
export type Controller = Pick<ControllingPerson, 'representativeId' | 'name'>;

/** Positions that control a company; the second group counts where the bank knows nobody of the first. */
const CONTROL: readonly (readonly number[])[] = [
  [position.owner, position.shareholder, position.otherShareholder],
  [position.director],
];

type Known = Controller & { positionIds: number[]; holdsQuarter: boolean };

/** Who is named first where a company has more people than a certification names: holders of a quarter, then other owners (R0.163). */
const rankOf = ({ holdsQuarter, positionIds }: Known): number =>
  holdsQuarter ? 0 : positionIds.includes(position.owner) ? 1 : 2;

/** The people who control a company: owners and shareholders, else directors, else everybody whom the bank knows of it, and no more than a certification names (R0.116). */
export async function controllersOf(tx: Tx, customerId: number): Promise<Controller[]> {
  const people = await tx.query<Known>(
    `SELECT p.id AS "representativeId", concat_ws(' ', p.first_name, p.last_name) AS name, p.position_ids AS "positionIds",
            ${HOLDS_QUARTER} AS "holdsQuarter"
       FROM company_person p WHERE p.customer_id = $1 ORDER BY p.id`,
    [customerId],
  );
  const groups = CONTROL.map((ids) => people.filter(({ positionIds }) => positionIds.some((id) => ids.includes(id))));
  const controllers = groups.find(({ length }) => length > 0) ?? people;
  const named = controllers.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, MOST_CONTROLLERS);
  return controllers
    .filter((one) => named.includes(one))
    .map(({ representativeId, name }) => ({ representativeId, name }));
}

/** The people who control a company, with what its newest certification says of each. */
export async function controllersShown(
  tx: Tx,
  controllers: readonly Controller[],
  newest: Newest<BusinessAnswers> | null,
): Promise<ControllingPerson[]> {
  const shown: ControllingPerson[] = [];
  for (const { representativeId, name } of controllers) {
    const said = newest?.answers.controllingPersons.find((one) => one.representativeId === representativeId);
    shown.push({
      ...{ representativeId, name },
      cityOfBirth: said?.cityOfBirth ?? null,
      countryOfBirth: said?.countryOfBirth ?? null,
      dateOfBirth: said?.dateOfBirth ?? null,
      taxIds: await countriesShown(tx, newest, representativeId),
    });
  }
  return shown;
}
