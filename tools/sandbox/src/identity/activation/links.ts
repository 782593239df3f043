import { secretHash } from '../auth/sessions';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { sendLetter } from './letters';
import { say } from './texts';

/** The actions of /activate (R1.2.4): a company's owner, an employee, and everybody else. */
export type Action = 'activation' | 'activationBusiness' | 'activationEmployee';

/** How long a link works. It is opened in a mail program, on another day and perhaps another machine. */
const LIFE_MS = 72 * 3_600_000;

const LETTERS = {
  activation: 'linkText',
  activationBusiness: 'linkTextBusiness',
  activationEmployee: 'linkTextEmployee',
} as const;

const ACTION = `CASE WHEN c.type = 'business' THEN 'activationBusiness'
                     WHEN u.customer_id IS NULL THEN 'activationEmployee' ELSE 'activation' END`;

/** The companies that have taken the user `u` in, and those whose invitation waits for an answer at the time $2 (R0.183). */
const COMPANIES = `SELECT customer_id FROM membership WHERE user_id = u.id
                    UNION SELECT customer_id FROM access_offer WHERE user_id = u.id AND expires_at > $2`;

/** Whose site the reader uses: their own brand, or that of a company that they belong to. The page that asks may be a stranger's. */
const BRAND = `coalesce(c.brand, (SELECT o.brand FROM (${COMPANIES}) m (customer_id) JOIN customer o ON o.id = m.customer_id
                                  WHERE o.brand IS NOT NULL ORDER BY o.id LIMIT 1))`;

/** A link as it is found by its secret, with whose it is. */
export interface FoundLink {
  action: Action;
  userId: number;
  email: string;
  customerId: number | null;
  isActivated: boolean;
  hasPassword: boolean;
  isUsed: boolean;
  expiresAt: Date;
}

interface LinkKey {
  email: string;
  secret: string;
}

const LINK = `SELECT ${ACTION} AS action, u.id AS "userId", u.email, u.customer_id AS "customerId",
    u.activated_at IS NOT NULL AS "isActivated", u.password_hash IS NOT NULL AS "hasPassword",
    l.used_at IS NOT NULL AS "isUsed", l.expires_at AS "expiresAt"
  FROM activation_link l JOIN app_user u ON u.id = l.user_id LEFT JOIN customer c ON c.id = u.customer_id
 WHERE l.hash = $1 AND u.email = $2`;

/** The link with this secret, if it is this user's. */
export async function findLink(tx: Tx, { email, secret }: LinkKey): Promise<FoundLink | undefined> {
  const [link] = await tx.query<FoundLink>(LINK, [secretHash(secret), email]);
  return link;
}

/** The same link, locked, so that it is used once. */
export async function lockLink(tx: Tx, { email, secret }: LinkKey): Promise<FoundLink | undefined> {
  const [link] = await tx.query<FoundLink>(`${LINK} FOR UPDATE OF l, u`, [secretHash(secret), email]);
  return link;
}

/**
 * Sends a link to the user of this address if they can be activated: they are not yet, and neither is anything else missing (an
 * employee is invited by a company that is active itself). For any other address the same is done and nothing comes of it.
 */
export async function sendLink(tx: Tx, context: CallContext, email: string): Promise<void> {
  const { clock, ids, lang, outbox } = context;
  const now = clock.now();
  const secret = ids.secret();
  // Locks the user as the new link is going to: the bank could forget them in between (R0.193).
  const [user] = await tx.query<{ id: number; action: Action; brand: string | null }>(
    `SELECT u.id, ${ACTION} AS action, ${BRAND} AS brand FROM app_user u LEFT JOIN customer c ON c.id = u.customer_id
      WHERE u.email = $1 AND u.activated_at IS NULL AND (u.customer_id IS NOT NULL OR EXISTS (
        SELECT FROM (${COMPANIES}) m (customer_id) JOIN app_user owner ON owner.customer_id = m.customer_id
         WHERE owner.activated_at IS NOT NULL))
        FOR KEY SHARE OF u`,
    [email, new Date(now)],
  );
  // Earlier links work on: a stranger who asks for another one must not close the page that the user has open.
  await tx.query(
    'INSERT INTO activation_link (hash, user_id, expires_at) SELECT $1, id, $3 FROM app_user WHERE id = $2',
    [secretHash(secret), user?.id ?? null, new Date(now + LIFE_MS)],
  );
  const action = user?.action ?? 'activation';
  const page = `/activate?${new URLSearchParams({ code: secret, user: email, action }).toString()}`;
  await sendLetter(tx, context, user !== undefined, {
    to: email,
    subject: say(lang, 'linkSubject'),
    text: say(lang, LETTERS[action], {
      link: outbox.linkTo(user?.brand ?? null, page),
      hours: String(LIFE_MS / 3_600_000),
    }),
    code: secret,
  });
}
