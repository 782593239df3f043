import type { Tx } from '../../platform/db';
import type { BankEvent } from '../../platform/events';
import type { CallContext } from '../../platform/handler';
import type { CentreLine } from '../../platform/notices';
import type { Invited, Inviting } from './invite';
import { say } from './texts';

/** How long an invitation waits for its answer. */
const OPEN_DAYS = 14;

/** When an invitation begins and ends that is sent now. */
function termFrom({ clock }: Pick<CallContext, 'clock'>): [offeredAt: Date, expiresAt: Date] {
  const now = clock.now();
  return [new Date(now), new Date(now + OPEN_DAYS * 86_400_000)];
}

/** The page where invitations are answered. */
const PAGE = '/company-access';

/**
 * Asks a user of the bank to act for a company (R0.183). It gives them nothing: access begins with their yes. One that they have let lapse
 * is followed by this one.
 */
export async function offerAccess(
  tx: Tx,
  context: Pick<CallContext, 'clock'>,
  { customerId, userId: inviterId }: Inviting,
  { userId, personId, right, balanceInfo }: Pick<Invited, 'personId' | 'right' | 'balanceInfo'> & { userId: number },
): Promise<void> {
  await tx.query('DELETE FROM access_offer WHERE customer_id = $1 AND user_id = $2', [customerId, userId]);
  await tx.query(
    `INSERT INTO access_offer (customer_id, user_id, person_id, access_right, balance_info, invited_by, offered_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [customerId, userId, personId, right, balanceInfo, inviterId, ...termFrom(context)],
  );
}

/**
 * Turns what a user who has never logged in was given by the company that invited them first into an invitation: from here on they answer
 * each company by itself (R0.183).
 */
export async function offerInsteadOfAccess(tx: Tx, context: Pick<CallContext, 'clock'>, userId: number): Promise<void> {
  await tx.query(
    `WITH given AS (
       DELETE FROM membership m USING app_user o
        WHERE m.user_id = $1 AND o.customer_id = m.customer_id AND NOT m.is_representative AND m.person_id IS NOT NULL
       RETURNING m.customer_id, m.person_id, m.access_right, m.balance_info, o.id AS owner)
     INSERT INTO access_offer (customer_id, user_id, person_id, access_right, balance_info, invited_by, offered_at, expires_at)
     SELECT customer_id, $1, person_id, access_right, balance_info, owner, $2, $3 FROM given`,
    [userId, ...termFrom(context)],
  );
}

interface Home {
  /** The customer for whom the user acts unless they choose another; null: for nobody. */
  customerId: number | null;
  /** The brand that they use; the company's, for who acts for nobody. */
  brand: string | null;
}

/** Tells a user of the invitation: by a letter with its page, and on the screen of the customer for whom they act. */
export async function tellOffer(
  tx: Tx,
  { outbox }: Pick<CallContext, 'outbox'>,
  { customerId, company, name }: Inviting,
  userId: number,
): Promise<readonly BankEvent[]> {
  const [home] = await tx.query<Home>(
    `SELECT h.id AS "customerId", coalesce(h.brand, c.brand) AS brand
       FROM app_user u JOIN customer c ON c.id = $2
       LEFT JOIN customer h ON h.id = coalesce(u.customer_id, (SELECT min(customer_id) FROM membership WHERE user_id = u.id))
      WHERE u.id = $1`,
    [userId, customerId],
  );
  const { customerId: homeId = null, brand = null } = home ?? {};
  const link = outbox.linkTo(brand, PAGE);
  const line: Omit<CentreLine, 'customerId'> = {
    type: 'accessOffer',
    severity: 'info',
    subject: null,
    accountId: null,
    words: (language) => ({
      title: say(language, 'offeredSubject', { company }),
      body: say(language, 'offeredLine', { name }),
      discreet: '',
    }),
  };
  return outbox.notify(tx, {
    userId,
    topic: 'security',
    words: (language) => ({
      subject: say(language, 'offeredSubject', { company }),
      text: say(language, 'offeredText', { company, name, link, days: String(OPEN_DAYS) }),
    }),
    ...(homeId !== null && { line: { ...line, customerId: homeId } }),
  });
}
