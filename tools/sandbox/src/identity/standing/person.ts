import type { Phone } from '@bank/protocol/phones';
import type { DocumentStatus, PersonalInfo } from '@bank/protocol/profile';
import { documentCategory } from '@bank/protocol/documents';
import { typeName, wholeType } from '../../platform/documents/types';
import type { Tx } from '../../platform/db';
import { maskedNumber } from '../../platform/masked-number';
import { documentsOf } from './owned';
import type { Showing } from './papers';
import { statusOf } from './standing';

/** For queries that have `phone h` and its user `u`. */
export const PHONE_COLUMNS = `h.id AS "phoneId", h.country_code AS "countryCode", h.number, h.is_confirmed AS confirmed,
  h.is_confirmed AND u.phone IS NOT DISTINCT FROM '+' || h.country_code || h.number AS "isForCodes"`;

/** The phones of a personal customer, also when an administrator acts for them; otherwise those of the signed-in user. */
export const phonesShown = (tx: Tx, customerId: number, userId: number): Promise<Phone[]> =>
  tx.query<Phone>(
    `SELECT ${PHONE_COLUMNS} FROM phone h JOIN app_user u ON u.id = h.user_id
      WHERE u.id = coalesce((SELECT o.id FROM app_user o JOIN customer c ON c.id = o.customer_id
                              WHERE c.id = $1 AND c.type = 'personal' ORDER BY o.id LIMIT 1), $2)
      ORDER BY h.id`,
    [customerId, userId],
  );

/**
 * The identity documents of a person with their numbers, masked. One that the bank has accepted keeps its status; any other stands where
 * the files sent of its type stand.
 */
export async function identitiesOf(
  tx: Tx,
  customerId: number,
  { lang, nowMs }: Showing,
): Promise<PersonalInfo['identities']> {
  const identities = await tx.query<{
    typeId: number;
    number: string;
    status: DocumentStatus;
    issuedDate: string | null;
    expiresDate: string | null;
  }>(
    `SELECT type_id AS "typeId", number, status, to_char(issued_at, 'YYYY-MM-DD') AS "issuedDate",
            to_char(expires_at, 'YYYY-MM-DD') AS "expiresDate"
       FROM identity WHERE customer_id = $1 ORDER BY id`,
    [customerId],
  );
  if (identities.length === 0) return [];
  const files = await documentsOf(tx, customerId, documentCategory.identity);
  return identities.map(({ number, ...one }) => {
    const own = files.filter(({ documentTypeId }) => wholeType(documentTypeId) === one.typeId);
    return {
      ...one,
      type: typeName(one.typeId, lang) ?? '',
      number: maskedNumber(number),
      status: one.status === 'validated' ? one.status : statusOf(true, own, nowMs),
      issuedDate: one.issuedDate ?? own.find(({ issuedDate }) => issuedDate !== null)?.issuedDate ?? null,
      expiresDate: one.expiresDate ?? own.find(({ expiresDate }) => expiresDate !== null)?.expiresDate ?? null,
    };
  });
}
