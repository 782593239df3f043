import type { AccessRight } from '@bank/protocol';
import type { CustomerAccess, CustomerPermission } from '@bank/protocol/customer';
import { accessRight } from '@bank/protocol';
import type { Tx } from '../../platform/db';
import type { Caller } from '../../platform/handler';

interface AccessRow {
  permissions: CustomerPermission[] | null;
  needKyc: boolean | null;
  taxStatus: CustomerAccess['taxResidencySelfCertificationDocumentStatus'] | null;
  balanceInfo: boolean | null;
  isRepresentative: boolean | null;
  positionIds: number[] | null;
  firstName: string;
  lastName: string;
}

/** A user's access to the customer they act for (spec 1 §3). */
export async function accessOf(db: Tx, { userId, customerId, right }: Caller): Promise<CustomerAccess> {
  const [row] = await db.prepared<AccessRow>(
    'customer-access',
    `SELECT c.permissions, c.need_kyc AS "needKyc", c.tax_status AS "taxStatus",
            m.balance_info AS "balanceInfo", m.is_representative AS "isRepresentative",
            m.position_ids AS "positionIds", u.first_name AS "firstName", u.last_name AS "lastName"
       FROM app_user u
       LEFT JOIN customer c ON c.id = $2
       LEFT JOIN membership m ON m.user_id = u.id AND m.customer_id = $2
      WHERE u.id = $1`,
    [userId, customerId],
  );
  // A member of the customer is an employee of theirs; the owner and an administrator are not.
  const isEmployee = row?.isRepresentative !== null && row?.isRepresentative !== undefined;
  return {
    permissions: row?.permissions ?? [],
    accessRights: right,
    accessList: accessListOf(row, right),
    businessRepresentativePositionIds: row?.positionIds ?? [],
    isNeedKyc: row?.needKyc ?? false,
    taxResidencySelfCertificationDocumentStatus: row?.taxStatus ?? 'notRequired',
    employeeFirstName: isEmployee ? row.firstName : null,
    employeeLastName: isEmployee ? row.lastName : null,
  };
}

/** A representative has no balance information (spec 3 §6), nobody has any of no customer, and a right to read comes first. */
function accessListOf(row: AccessRow | undefined, right: AccessRight): CustomerAccess['accessList'] {
  // No customer is chosen: its columns are null.
  if (!row || row.needKyc === null || row.isRepresentative) return null;
  return { balanceInfo: right !== accessRight.noAccess && row.balanceInfo !== false };
}
