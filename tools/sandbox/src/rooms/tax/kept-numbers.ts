import type { TaxIdIn } from '@bank/protocol/tax-personal';
import type { Tx } from '../../platform/db';
import type { MayRefuse } from '../../platform/refusal';
import type { Newest } from './certifications';
import { ITSELF } from './certifications';
import { isListRejected, isNumberRejected } from './rejections';
import { refused } from './texts';

type Context = { lang: string } & MayRefuse<'nothingKept'>;

/** What a certification says of countries, of whom, and at which path. */
interface Named {
  taxIds: readonly TaxIdIn[];
  /** `ITSELF`, or a person who controls the company. */
  personId: number;
  at: string;
}

/** The countries of a certification as they were written. */
const writtenIn = (tx: Tx, certificationId: number, personId: number) =>
  tx.query<{
    countryCode: string;
    taxId: string | null;
    reason: TaxIdIn['tinMissingReason'] | null;
    explanation: string | null;
  }>(
    `SELECT country_code AS "countryCode", tax_id AS "taxId", tin_missing_reason AS reason, tin_missing_explanation AS explanation
       FROM tax_certification_country WHERE certification_id = $1 AND person_id = $2`,
    [certificationId, personId],
  );

/** R0.119: nothing is kept of a certification that was rejected as a whole, nor of a list of countries that was rejected. */
const mayKeep = (
  { decision, rejections }: Pick<Newest<never>, 'rejections' | 'decision'>,
  representativeId: number | null,
) => !(decision === 'rejected' && rejections.length === 0) && !isListRejected(rejections, representativeId);

/**
 * The countries with what is kept of the certification before in its place, byte for byte (R0.119).
 * @param newest the certification before; null: the first
 * @throws Refusal VF where there is nothing to keep, or where the bank rejected the certification as a whole, the list of countries or
 *   the number
 */
export async function withKept(
  tx: Tx,
  context: Context,
  newest: Pick<Newest<never>, 'id' | 'rejections' | 'decision'> | null,
  { taxIds, personId, at }: Named,
): Promise<TaxIdIn[]> {
  if (!taxIds.some(({ isKept }) => isKept)) return [...taxIds];
  const representativeId = personId === ITSELF ? null : personId;
  const written = newest && mayKeep(newest, representativeId) ? await writtenIn(tx, newest.id, personId) : [];
  return taxIds.map(({ isKept, ...entry }, place) => {
    if (!isKept) return entry;
    const { countryCode } = entry;
    const before = written.find((one) => one.countryCode === countryCode);
    const isRejected = isNumberRejected(newest?.rejections ?? [], { countryCode, representativeId });
    const beside = [entry.taxId, entry.tinMissingReason, entry.tinMissingExplanation];
    const isAlone = beside.every((answer) => answer === undefined);
    if (!before || isRejected || !isAlone)
      throw refused(context, 'nothingKept', { field: `${at}.${place}.countryCode` });
    return {
      countryCode,
      ...(before.taxId !== null && { taxId: before.taxId }),
      ...(before.reason !== null && { tinMissingReason: before.reason }),
      ...(before.explanation !== null && { tinMissingExplanation: before.explanation }),
    };
  });
}
