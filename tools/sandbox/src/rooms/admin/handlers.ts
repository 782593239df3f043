import { responseCode } from '@bank/protocol';
import type { AccessLogEntry } from '@bank/protocol/admin';
import type { Rooms } from '@bank/protocol/all';
import { keepLines } from '../../platform/centre';
import type { Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { ACT_MS, actFor, endAct } from '../../identity/access/acts';
import type { AuthContext } from '../../identity/auth/context';
import { factorOf } from '../../identity/security/factor';
import { begin, securityUserOf } from '../../identity/security/security-change';
import { searchCustomers } from './search';
import { refused, say } from './texts';

interface LogRow {
  id: string;
  firstName: string;
  lastName: string;
  reason: string;
  startedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

/** "Ada K." */
const actorOf = ({ firstName, lastName }: Pick<LogRow, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName.slice(0, 1)}.`;

// R1.6.1: an administrator acts on a customer through fromCustomerId.
export const handlers = {
  async adminCustomerSearch({ query, pageNumber }, { db }) {
    const page = Math.min(Math.max(pageNumber, 1), 10_000);
    return { ...(await searchCustomers(db, query, page)), pageNumber: page };
  },

  async adminActStart({ customerId, reason }, context) {
    const { db, clock, ids, outbox, publish } = context;
    const { userId } = callerOf(context);
    const now = clock.now();
    const expiresAt = new Date(now + ACT_MS);
    const { name, ended } = await db.transaction(async (tx) => {
      const [customer] = await tx.query<{ name: string; userId: number | null }>(
        `SELECT coalesce(c.business_name, c.first_name || ' ' || c.last_name) AS name, u.id AS "userId"
           FROM customer c LEFT JOIN app_user u ON u.customer_id = c.id
          WHERE c.id = $1 AND c.forgotten_at IS NULL ORDER BY u.id LIMIT 1`,
        [customerId],
      );
      if (!customer) throw refused(context, 'noCustomer', { code: responseCode.invalidParams });
      const [actor] = await tx.query<Pick<LogRow, 'firstName' | 'lastName'>>(
        'SELECT first_name AS "firstName", last_name AS "lastName" FROM app_user WHERE id = $1',
        [userId],
      );
      const ended = await endAct(tx, clock, userId, customerId);
      await tx.query(
        'INSERT INTO admin_act (id, user_id, customer_id, reason, started_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)',
        [ids.next(), userId, customerId, reason, new Date(now), expiresAt],
      );
      if (customer.userId !== null && actor) {
        const words = (language: string) => ({
          subject: say(language, 'noticeTitle'),
          text: say(language, 'noticeMail', { actor: actorOf(actor), reason }),
        });
        await outbox.notify(tx, { userId: customer.userId, topic: 'security', words });
      }
      return { name: customer.name, ended };
    });
    // In the centres of all who may see the customer's money, each in their own language.
    const words = (language: string) => ({
      title: say(language, 'noticeTitle'),
      body: say(language, 'noticeBody', { reason }),
      discreet: '',
    });
    const line = { customerId, type: 'info', severity: 'info', subject: null, accountId: null, words } as const;
    publish([...ended, ...(await keepLines(db, context, [{ line }]))]);
    return { customerId, name, expiresAt: expiresAt.toISOString() };
  },

  async adminActProve({ customerId }, context) {
    const { db, clock } = context;
    const act = await actFor(db, clock, callerOf(context), customerId);
    if (!act) throw refused(context, 'noAct');
    const user = await securityUserOf(db, callerOf(context).userId);
    const to = user ? factorOf(user) : null;
    if (!user || to === null) throw refused(context, 'needsSecondFactor');
    return begin(user, { kind: 'act', actId: act.id, customerId }, to, context);
  },

  async adminActEnd({ customerId }, context) {
    const { db, clock, publish } = context;
    publish(await db.transaction((tx) => endAct(tx, clock, callerOf(context).userId, customerId)));
  },

  async accessLog(_input, context) {
    const { customerId } = callerOf(context);
    const rows = await context.db.query<LogRow>(
      `SELECT a.id, u.first_name AS "firstName", u.last_name AS "lastName", a.reason, a.started_at AS "startedAt",
              a.expires_at AS "expiresAt", a.ended_at AS "endedAt"
         FROM admin_act a JOIN app_user u ON u.id = a.user_id
        WHERE a.customer_id = $1 ORDER BY a.started_at DESC, a.id DESC LIMIT 50`,
      [customerId],
    );
    const now = context.clock.now();
    const entries = rows.map((row): AccessLogEntry => {
      const end = row.endedAt ?? (row.expiresAt.getTime() <= now ? row.expiresAt : null);
      const { id, reason, startedAt } = row;
      return {
        id,
        actor: actorOf(row),
        reason,
        startedAt: startedAt.toISOString(),
        endedAt: end?.toISOString() ?? null,
      };
    });
    return { entries };
  },
} satisfies Handlers<Rooms['admin'], AuthContext>;
