import type { ApprovalMode, CustomerPermission } from '@bank/protocol/customer';
import { responseCode } from '@bank/protocol';
import type { Rooms } from '@bank/protocol/all';
import type { Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { maskedNumber } from '../../platform/masked-number';
import { accessOf } from './access';
import { say } from '../../identity/security/texts';
import { relatedTo } from './related';
import { acceptTerms, termsToCome } from '../../identity/access/terms';

interface UserRow {
  email: string;
  userFirstName: string;
  userLastName: string;
  isAdmin: boolean;
  approveMode: ApprovalMode;
  twoFactorMode: string;
  related: boolean;
  type: 'personal' | 'business' | null;
  businessName: string | null;
  firstName: string | null;
  lastName: string | null;
  residenceCountry: string | null;
  verified: boolean | null;
  limited: boolean | null;
  needKyc: boolean | null;
  needInfoUpdate: boolean | null;
  permissions: CustomerPermission[] | null;
  createdAt: Date | null;
  userType: 'personal' | 'business';
  oldWebUrl: string | null;
  isActing: boolean;
  isFromOldWeb: boolean;
  birthDay: string | null;
  taxId: string | null;
  dueDiligenceLevel: number | null;
}

/** R2.3.41. */
const holderKindOf = (type: UserRow['type'], isFromOldWeb: boolean): number =>
  type !== 'business' ? 0 : isFromOldWeb ? 1 : 2;

const EPOCH = new Date(0);

// R1.3.7, R1.4.11 to R1.4.16, R3.3.10.
export const handlers = {
  /**
   * The signed-in user with the customer they act for: their own, the one that took them in, the chosen one, or none yet. Who has none
   * chooses among companies as soon as one invites them: they answer there (R0.183).
   */
  async customerInfo(_input, context) {
    const { userId, customerId } = callerOf(context);
    const [row] = await context.db.prepared<UserRow>(
      'customer-info',
      `SELECT u.email, u.first_name AS "userFirstName", u.last_name AS "userLastName", u.is_admin AS "isAdmin",
              u.approve_mode AS "approveMode", u.two_factor_mode AS "twoFactorMode",
              EXISTS (SELECT FROM membership m WHERE m.user_id = u.id)
                OR u.customer_id IS NULL
                   AND NOT u.is_admin
                   AND EXISTS (SELECT FROM access_offer o WHERE o.user_id = u.id AND o.expires_at > $3) AS related,
              c.type, c.business_name AS "businessName", c.first_name AS "firstName", c.last_name AS "lastName",
              c.residence_country AS "residenceCountry", c.verified, c.limited, c.need_kyc AS "needKyc",
              c.need_info_update AS "needInfoUpdate", c.permissions, c.created_at AS "createdAt",
              u.customer_type AS "userType", c.old_web_url AS "oldWebUrl",
              coalesce(b.is_converted, false) AS "isFromOldWeb", to_char(p.birth_day, 'YYYY-MM-DD') AS "birthDay",
              coalesce(p.tax_id, b.tax_id) AS "taxId", c.due_diligence_level AS "dueDiligenceLevel",
              c.id IS NOT NULL AND c.id <> coalesce(u.customer_id,
                (SELECT min(customer_id) FROM membership WHERE user_id = u.id HAVING count(*) = 1), 0) AS "isActing"
         FROM app_user u
         LEFT JOIN customer c ON c.id = $2
         LEFT JOIN person_profile p ON p.customer_id = c.id
         LEFT JOIN company_profile b ON b.customer_id = c.id
        WHERE u.id = $1`,
      [userId, customerId, new Date(context.clock.now())],
    );
    if (!row) throw new Refusal(responseCode.closedAccount, say(context.lang, 'noUser'));
    return {
      customer: {
        userId,
        customerId,
        login: { email: row.email },
        firstName: row.userFirstName,
        lastName: row.userLastName,
        businessName: row.businessName,
        customerType: row.type ?? row.userType,
        holderKind: holderKindOf(row.type ?? row.userType, row.isFromOldWeb),
        transactionApproveMode: row.approveMode,
        login2faMode: row.twoFactorMode,
        isAdmin: row.isAdmin,
        isHaveRelatedAccounts: row.related,
        useOldWeb: row.oldWebUrl !== null,
        oldWebUrl: row.oldWebUrl,
        customerCreationDate: (row.createdAt ?? EPOCH).toISOString(),
        residenceCountryCode: row.residenceCountry ?? '',
        birthDay: row.birthDay,
        taxId: row.taxId && maskedNumber(row.taxId),
        dueDiligenceLevel: row.dueDiligenceLevel ?? 0,
        permissions: row.permissions ?? [],
        verified: row.verified ?? true,
        limited: row.limited ?? false,
        isNeedPersonalInfoUpdate: row.needInfoUpdate ?? false,
        isNeedKyc: row.needKyc ?? false,
        actingFor: row.isActing ? { customerId, name: nameOf(row) } : null,
      },
    };
  },

  /** What the signed-in user may do for the customer acted for. */
  async userAccessInfo(_input, context) {
    return { customerAccess: await accessOf(context.db, callerOf(context)) };
  },

  async termsAccept({ termIds }, context) {
    await acceptTerms(context.db, context.clock, callerOf(context).userId, termIds);
  },

  async termsWaiting(_input, context) {
    const { userId } = callerOf(context);
    return { terms: await termsToCome(context.db, new Date(context.clock.now()), userId, context.lang) };
  },

  async relatedCustomers(_input, context) {
    return { customers: await relatedTo(context.db, callerOf(context).userId) };
  },

  async businessAuthorizedUser(_input, context) {
    const [row] = await context.db.query<{ oldWebUrl: string | null }>(
      'SELECT authorized_old_web_url AS "oldWebUrl" FROM app_user WHERE id = $1',
      [callerOf(context).userId],
    );
    return { authorizedUser: { oldWebUrl: row?.oldWebUrl ?? null } };
  },
} satisfies Handlers<Rooms['customer']>;

const nameOf = ({ businessName, firstName, lastName }: UserRow) =>
  businessName ?? `${firstName ?? ''} ${lastName ?? ''}`;
