import type { Output } from '@bank/protocol';
import { responseCode } from '@bank/protocol';
import type { fatcaCrsCertificationRepresentativeGet } from '@bank/protocol/tax';
import type { Rooms } from '@bank/protocol/all';
import { LISTED } from '../../identity/standing/papers';
import type { Handlers } from '../../platform/handler';
import { personal } from './personal';
import { refused } from './texts';

type Certification = Output<typeof fatcaCrsCertificationRepresentativeGet>;
type Asked = Certification['fatcaCrsCertificationInfo'] & Certification['representativeInfo'];

// R3.3.14: what the holder of an invitation sees is their own part, and the company's name.
export const handlers = {
  ...personal,

  async fatcaCrsCertificationRepresentativeGet(_input, { db, invitation }) {
    if (!invitation) throw new Error('a row that needs an invitation was dispatched without one');
    const of = [invitation.userId, invitation.customerId];
    const [asked] = await db.query<Asked>(
      `SELECT coalesce(c.business_name, '') AS name, c.residence_country AS "registrationCountryCode", c.tax_status AS status,
              u.first_name AS "firstName", u.last_name AS "lastName", u.phone,
              concat_ws(', ', a.address1, a.address2, a.postal_code, a.city, a.country_code) AS address
         FROM app_user u CROSS JOIN customer c LEFT JOIN address a ON a.customer_id = u.customer_id AND a.is_main
        WHERE u.id = $1 AND c.id = $2`,
      of,
    );
    if (!asked) throw new Error('an invitation stands for nobody');
    const { name, registrationCountryCode, status, address, ...person } = asked;
    const documents = await db.query<Certification['documents'][number]>(
      `SELECT d.id, d.file_name AS "fileName", d.status_id AS "statusId" FROM document d
        WHERE d.created_by = $1 AND d.customer_id = $2 AND ${LISTED} ORDER BY d.seq`,
      of,
    );
    return {
      fatcaCrsCertificationInfo: { name, registrationCountryCode, status },
      documents,
      // Who is no customer of the bank themself has no address here.
      representativeInfo: { ...person, address: address === '' ? null : address },
    };
  },

  fatcaCrsCertificationRepresentativeUpdate(_input, context) {
    throw refused(context, 'notImplemented', { code: responseCode.unknown });
  },
} satisfies Handlers<Rooms['tax']>;
