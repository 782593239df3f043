import type { Tx } from '../../platform/db';
import { HttpRefusal } from '../../platform/refusal';
import { ITSELF } from '../../rooms/tax/certifications';
import { partsOf } from '../../rooms/tax/rejections';
import type { Part, Rejectable } from '../../rooms/tax/rejections';

/** A part of a certification as its reviewer sees it. */
interface ShownPart extends Part {
  /** Whose it is: empty for who certifies. */
  person: string;
  /** What was said; of a number its last three characters (R0.113), or why there is none. */
  value: string;
}

interface Country {
  personId: number;
  countryCode: string;
  number: string | null;
}

/** What a reviewer may accept or reject of a certification, part by part. @throws HttpRefusal 404 for an unknown id */
export async function certificationParts(db: Tx, id: number): Promise<ShownPart[]> {
  const [found] = await db.query<Pick<Rejectable, 'kind' | 'answers'>>(
    `SELECT CASE WHEN t.representative_id IS NULL THEN c.type ELSE 'representative' END AS kind, t.answers
       FROM tax_certification t JOIN customer c ON c.id = t.customer_id WHERE t.id = $1`,
    [id],
  );
  if (!found) throw new HttpRefusal(404, 'There is no such certification.');
  const taxed = await db.query<Country>(
    `SELECT person_id AS "personId", country_code AS "countryCode",
            coalesce('··· ' || right(tax_id, 3), concat_ws(': ', tin_missing_reason, tin_missing_explanation)) AS number
       FROM tax_certification_country WHERE certification_id = $1 ORDER BY person_id, place`,
    [id],
  );
  const { answers } = found;
  const people = 'controllingPersons' in answers ? answers.controllingPersons : [];
  return partsOf({ ...found, taxed }).map((part) => {
    const { field, countryCode, representativeId } = part;
    const person = people.find((one) => one.representativeId === representativeId);
    const isTheirs = (one: Country) => one.personId === (representativeId ?? ITSELF);
    const numbers = taxed.filter((one) => isTheirs(one) && (countryCode === null || one.countryCode === countryCode));
    const value =
      field === 'taxIds'
        ? numbers.map((one) => (countryCode === null ? one.countryCode : (one.number ?? ''))).join(', ')
        : said(valueAt(person ?? answers, field));
    return { ...part, person: person?.name ?? '', value };
  });
}

/** "questions.giin" and its like are paths. */
const valueAt = (answers: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => Object.entries(value ?? {}).find(([key]) => key === name)?.[1], answers);

const said = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
