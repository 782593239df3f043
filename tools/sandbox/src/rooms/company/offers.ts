import type { Parsed } from '@bank/protocol';
import type { AccessOffer, accessOfferAccept, accessOfferDecline } from '@bank/protocol/company-offers';
import type { AuthContext } from '../../identity/auth/context';
import { mayWriteTo } from '../../identity/paces/letters';
import { accessHints } from '../../identity/standing/access-hints';
import type { Tx } from '../../platform/db';
import type { BankEvent } from '../../platform/events';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { accessChanged } from './rights';
import { refused, say } from './texts';

/** True for the offer `o` of the user `u` that $2 may still accept. An administrator of the bank is a user of no company (R0.182). */
const IS_OPEN = 'o.expires_at > $2 AND NOT u.is_admin';

/** The invitations that wait for the user's own answer (R0.183). */
export async function offersOf(context: AuthContext): Promise<AccessOffer[]> {
  const { userId } = callerOf(context);
  const offers = await context.db.query<Omit<AccessOffer, 'until'> & { until: Date }>(
    `SELECT c.id AS "companyId", c.business_name AS company, i.first_name || ' ' || i.last_name AS inviter,
            o.access_right AS right, o.balance_info AS "balanceInfo", o.expires_at AS until
       FROM access_offer o JOIN app_user u ON u.id = o.user_id JOIN customer c ON c.id = o.customer_id
       JOIN app_user i ON i.id = o.invited_by
      WHERE o.user_id = $1 AND ${IS_OPEN}
      ORDER BY o.expires_at, c.id`,
    [userId, new Date(context.clock.now())],
  );
  return offers.map(({ until, ...offer }) => ({ ...offer, until: until.toISOString() }));
}

interface Taken {
  personId: number;
  right: number;
  balanceInfo: boolean;
  invitedBy: number;
}

/** Takes an open offer away for good; undefined: this user has none of this company. Changes of its users go one after the other. */
async function takeOffer(tx: Tx, companyId: number, context: AuthContext): Promise<Taken | undefined> {
  const { userId } = callerOf(context);
  await tx.query(
    `SELECT FROM customer c WHERE c.id = $2 AND EXISTS (
       SELECT FROM access_offer o WHERE o.customer_id = c.id AND o.user_id = $1) FOR UPDATE`,
    [userId, companyId],
  );
  const [taken] = await tx.query<Taken>(
    `DELETE FROM access_offer o USING app_user u
      WHERE o.user_id = $1 AND u.id = o.user_id AND o.customer_id = $3 AND ${IS_OPEN}
     RETURNING o.person_id AS "personId", o.access_right AS right, o.balance_info AS "balanceInfo", o.invited_by AS "invitedBy"`,
    [userId, new Date(context.clock.now()), companyId],
  );
  return taken;
}

/** The user's yes: they have the access that the invitation says from now on (R0.183). */
export async function acceptOffer(
  { companyId, right, balanceInfo }: Parsed<typeof accessOfferAccept>,
  context: AuthContext & MayRefuse<'offerClosed' | 'offerChanged'>,
): Promise<void> {
  const { userId } = callerOf(context);
  const hints = await context.db.transaction(async (tx) => {
    const offer = await takeOffer(tx, companyId, context);
    if (!offer) {
      // Another press was first.
      const [member] = await tx.query('SELECT FROM membership WHERE user_id = $1 AND customer_id = $2', [
        userId,
        companyId,
      ]);
      if (!member) throw refused(context, 'offerClosed');
      return [];
    }
    // The company has changed it since the user read it. What is thrown here also takes back that the offer was taken away.
    if (offer.right !== right || offer.balanceInfo !== balanceInfo) throw refused(context, 'offerChanged');
    await tx.query(
      `INSERT INTO membership (user_id, customer_id, access_right, person_id, balance_info) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING`,
      [userId, companyId, offer.right, offer.personId, offer.balanceInfo],
    );
    return accessHints(tx, companyId);
  });
  context.publish(hints);
}

/** The user's no. Who invited them is told, while they still belong to the company (R0.184). */
export async function declineOffer(
  { companyId }: Parsed<typeof accessOfferDecline>,
  context: AuthContext & MayRefuse<'offerClosed'>,
): Promise<void> {
  const { userId } = callerOf(context);
  const events = await context.db.transaction(async (tx) => {
    const offer = await takeOffer(tx, companyId, context);
    if (!offer) throw refused(context, 'offerClosed');
    const told = await tellInviter(tx, companyId, offer, context);
    return [...(await accessHints(tx, companyId)), ...told];
  });
  context.publish([accessChanged(userId), ...events]);
}

interface Inviter {
  company: string;
  person: string;
}

async function tellInviter(
  tx: Tx,
  companyId: number,
  { personId, invitedBy }: Taken,
  context: AuthContext,
): Promise<readonly BankEvent[]> {
  const [inviter] = await tx.query<Inviter>(
    `SELECT c.business_name AS company, p.first_name || ' ' || p.last_name AS person
       FROM app_user u JOIN customer c ON c.id = $2 JOIN company_person p ON p.id = $3
      WHERE u.id = $1
        AND (u.customer_id = c.id OR EXISTS (SELECT FROM membership m WHERE m.user_id = u.id AND m.customer_id = c.id))`,
    [invitedBy, companyId, personId],
  );
  if (!inviter) return [];
  const { company, person } = inviter;
  const words = (language: string) => ({
    subject: say(language, 'declinedTitle', { person }),
    text: say(language, 'declinedText', { person, company }),
  });
  return context.outbox.notify(tx, {
    userId: invitedBy,
    topic: 'security',
    words,
    line: {
      customerId: companyId,
      type: 'info',
      severity: 'info',
      subject: null,
      accountId: null,
      words: (language) => ({ title: words(language).subject, body: words(language).text, discreet: '' }),
    },
    isLineOnly: !(await mayWriteTo(tx, companyId, { userId: invitedBy }, context)),
  });
}
