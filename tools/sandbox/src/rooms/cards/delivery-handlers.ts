import { responseCode } from '@bank/protocol';
import type {
  addressInquiry,
  addressReplacementCompatibility,
  crossPlatformRequirementGet,
} from '@bank/protocol/card-delivery';
import { callerOf } from '../../platform/handler';
import type { Handler } from '../../platform/handler';
import { advanceCards } from './advance';
import { showing } from '../../identity/standing/papers';
import { compatibilityOf, deliveryAddressesOf, shownPlace } from './delivery';
import { cardsOf } from './find';
import { permits } from './rules';
import { refused } from './texts';

export const inquiry: Handler<typeof addressInquiry> = async (_input, context) => {
  const how = showing(context);
  const places = await deliveryAddressesOf(context.db, callerOf(context).customerId, how.nowMs);
  return { addresses: places.map((one) => shownPlace(one, how)) };
};

export const compatibility: Handler<typeof addressReplacementCompatibility> = async (
  { countryCode, oldAddressId },
  context,
) => {
  const { customerId } = callerOf(context);
  await advanceCards(context, customerId);
  const [known] = await context.db.query('SELECT FROM address WHERE id = $1 AND customer_id = $2', [
    oldAddressId,
    customerId,
  ]);
  if (!known) throw refused(context, 'noSuchAddress', { field: 'oldAddressId' });
  const { toCancel, toOldAddress } = compatibilityOf(await cardsOf(context.db, customerId), countryCode);
  return {
    cardAccountsToBeCanceled: toCancel.map(({ accountId }) => accountId),
    cardAccountsToBeShippedToOldAddress: toOldAddress.map(({ accountId }) => accountId),
  };
};

/** Debit cards spend from an account straight away, so their payments online are confirmed on a phone once they work (R2.4.10). */
export const crossPlatform: Handler<typeof crossPlatformRequirementGet> = async ({ accountId }, context) => {
  const { customerId, userId } = callerOf(context);
  const [found] = await context.db.query<{
    isRequired: boolean;
    isMet: boolean;
    status: number;
    isVirtual: boolean | null;
  }>(
    `SELECT a.status, (SELECT is_virtual FROM card WHERE account_id = a.id) AS "isVirtual", (a.is_settlement OR EXISTS (SELECT FROM card c WHERE a.id IN (c.settlement_account, c.account_id) AND c.settlement_account IS NOT NULL))
         AS "isRequired",
       EXISTS (SELECT FROM device d WHERE d.user_id = $3 AND d.status IN ('linked', 'approved')) AS "isMet"
     FROM account a WHERE a.id = $1 AND a.customer_id = $2`,
    [accountId, customerId, userId],
  );
  if (!found) throw refused(context, 'noAccess', { code: responseCode.noAccess });
  const { isRequired, isMet, status, isVirtual } = found;
  return { isRequired: isRequired && (isVirtual === null || permits('enrol', { status, isVirtual })), isMet };
};
