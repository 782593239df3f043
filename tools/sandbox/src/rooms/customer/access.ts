import type { CustomerAccess, CustomerPermission } from '@bank/protocol/customer';
import type { Tx } from '../../platform/db';
import type { Caller } from '../../platform/handler';

interface AccessRow {
  permissions: CustomerPermission[] | null;
  needKyc: boolean | null;
  taxStatus: CustomerAccess['taxResidencySelfCertificationDocumentStatus'] | null;
  taxDueAt: Date | null;
  isRepresentative: boolean | null;
  personId: number | null;
  positionIds: number[] | null;
  isConverted: boolean;
  firstName: string;
  lastName: string;
}

/** A user's access to the customer they act for (R1.3.7). */
export async function accessOf(db: Tx, { userId, customerId, right, balanceInfo }: Caller): Promise<CustomerAccess> {
  const [row] = await db.prepared<AccessRow>(
    'customer-access',
    `SELECT c.permissions, c.need_kyc AS "needKyc", c.tax_status AS "taxStatus", c.tax_due_at AS "taxDueAt",
            m.is_representative AS "isRepresentative", p.id AS "personId", p.position_ids AS "positionIds",
            u.is_converted AS "isConverted", u.first_name AS "firstName", u.last_name AS "lastName"
       FROM app_user u
       LEFT JOIN customer c ON c.id = $2
       LEFT JOIN membership m ON m.user_id = u.id AND m.customer_id = $2
       LEFT JOIN company_person p
         ON p.id = coalesce(m.person_id, (SELECT o.id FROM company_person o WHERE o.customer_id = u.customer_id AND o.customer_id = $2
                                                                              AND o.email = u.email))
      WHERE u.id = $1`,
    [userId, customerId],
  );
  // A member of the customer is an employee of theirs; the owner and an administrator are not.
  const isEmployee = row?.isRepresentative !== null && row?.isRepresentative !== undefined;
  const permissions = row?.permissions ?? [];
  const positionIds = row?.positionIds ?? [];
  const isRepresentative = row?.isRepresentative ?? false;
  return {
    permissions,
    accessRights: right,
    // A representative has none (R3.6.2), and nobody has one of no customer: its columns are null.
    accessList: !row || row.needKyc === null || isRepresentative ? null : { balanceInfo },
    businessRepresentativePositionIds: positionIds,
    isNeedKyc: row?.needKyc ?? false,
    taxResidencySelfCertificationDocumentStatus: row?.taxStatus ?? 'notRequired',
    taxCertificationDueAt: row?.taxDueAt?.toISOString() ?? null,
    isSubAccount: permissions.includes('settlementAccount'),
    userIsRepresentative: isRepresentative,
    representativeId: row?.personId ?? null,
    representativePositionId: positionIds[0] ?? null,
    strictMode: true,
    userIsConverted: row?.isConverted ?? false,
    employeeFirstName: isEmployee ? row.firstName : null,
    employeeLastName: isEmployee ? row.lastName : null,
  };
}
