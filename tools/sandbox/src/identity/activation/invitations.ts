import { accessRight } from '@bank/protocol';
import { nameApart } from '../../platform/catalogue';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { intlTag } from '../../platform/languages';
import { shownMailbox } from '../../platform/shown-mailbox';
import { invite } from './invite';
import type { Invited, Invitee } from './invite';
import { mayWriteTo } from '../paces/letters';
import { sendLink } from './links';
import type { FoundLink } from './links';
import { say } from './texts';

/** A person whom a company names as its user while it applies. */
export type Named = Pick<Invited, 'personId' | 'right'>;

/**
 * Keeps whom a company wants as users until it is active. Before, they are nobody: an application by a stranger neither occupies an
 * address nor shows a company to anybody.
 */
export async function keepInvitations(tx: Tx, customerId: number, people: readonly Named[]): Promise<void> {
  for (const [place, { personId, right }] of people.entries())
    await tx.query(
      'INSERT INTO company_invitation (customer_id, place, person_id, access_right) VALUES ($1, $2, $3, $4)',
      [customerId, place, personId, right],
    );
}

/**
 * Invites the authorized users of a company that has just been activated (R3.8.2): those who wait for its link, and those whom its
 * application named. Who would be a letter too many (R0.57) stays a person of the company, and the owner reads whom to invite later.
 * @returns the people who were invited
 */
export async function inviteAuthorizedUsers(
  tx: Tx,
  context: CallContext,
  { customerId, userId }: FoundLink,
): Promise<Invitee[]> {
  // Two at once could make one user of an address twice; the company is locked first, as by every change of its users.
  const [company] = await tx.query<{ name: string; owner: string }>(
    `SELECT c.business_name AS name, u.first_name || ' ' || u.last_name AS owner
       FROM customer c JOIN app_user u ON u.id = $2 WHERE c.id = $1 FOR UPDATE OF c`,
    [customerId, userId],
  );
  if (!company || customerId === null) throw new Error('an owner was activated without a company');
  await tx.query('SELECT pg_advisory_xact_lock(7206011)');
  const waiting = await tx.query<{ id: number; email: string }>(
    `SELECT u.id, u.email FROM membership m JOIN app_user u ON u.id = m.user_id
      WHERE m.customer_id = $1 AND u.id <> $2 AND u.activated_at IS NULL ORDER BY u.id`,
    [customerId, userId],
  );
  for (const { id, email } of waiting)
    if (await mayWriteTo(tx, customerId, { userId: id }, context)) await sendLink(tx, context, email);
  const named = await takeInvitations(tx, customerId);
  const invited: Invitee[] = [];
  const later: Kept[] = [];
  for (const person of named.filter(({ isTaken }) => !isTaken)) {
    if (!(await mayWriteTo(tx, customerId, person, context))) {
      later.push(person);
      continue;
    }
    const balanceInfo = person.right === accessRight.fullAccess;
    const inviting = { customerId, company: company.name, userId, name: company.owner };
    invited.push(await invite(tx, context, inviting, { ...person, balanceInfo }));
  }
  const taken = named.filter(({ isTaken }) => isTaken);
  const told = { userId, company: company.name };
  if (taken.length > 0) await sayWhoIsNot(tx, context, { ...told, people: taken, why: 'notInvitedText' });
  if (later.length > 0) await sayWhoIsNot(tx, context, { ...told, people: later, why: 'invitedLaterText' });
  return invited;
}

type Kept = Omit<Invited, 'balanceInfo'> & { isTaken: boolean };

/** Whom the application named, for the last time. Taken: by another customer, or by the bank itself, since the application. */
async function takeInvitations(tx: Tx, customerId: number): Promise<Kept[]> {
  const kept = await tx.query<Kept & { place: number }>(
    `DELETE FROM company_invitation i USING company_person p WHERE i.customer_id = $1 AND p.id = i.person_id
     RETURNING i.place, p.id AS "personId", p.email, p.first_name AS "firstName", p.last_name AS "lastName",
               i.access_right AS right,
               EXISTS (SELECT FROM app_user u WHERE u.email = p.email AND (u.customer_id IS NOT NULL OR u.is_admin))
                 OR EXISTS (SELECT FROM email_address e WHERE e.email = p.email AND e.is_confirmed) AS "isTaken"`,
    [customerId],
  );
  const others = await tx.query<{ personId: number | null; email: string }>(
    `SELECT w.person_id AS "personId", u.email
       FROM (SELECT person_id, user_id FROM membership WHERE customer_id = $1
              UNION SELECT person_id, user_id FROM access_offer WHERE customer_id = $1) w
       JOIN app_user u ON u.id = w.user_id`,
    [customerId],
  );
  // They may have been taken in or invited by hand meanwhile.
  return kept
    .filter(({ personId, email }) => !others.some((one) => one.personId === personId || one.email === email))
    .sort((one, other) => one.place - other.place);
}

interface NotInvited {
  /** The owner, who made this very call. */
  userId: number;
  company: string;
  people: readonly Kept[];
  why: 'notInvitedText' | 'invitedLaterText';
}

async function sayWhoIsNot(tx: Tx, context: CallContext, { userId, company, people, why }: NotInvited): Promise<void> {
  const { lang, outbox } = context;
  const names = people.map(
    ({ firstName, lastName, email }) => `${nameApart(`${firstName} ${lastName}`)} (${shownMailbox(email)})`,
  );
  await outbox.notify(tx, {
    userId,
    topic: 'security',
    subject: say(lang, 'notInvitedSubject', { company }),
    text: say(lang, why, { company, people: new Intl.ListFormat(intlTag(lang)).format(names) }),
  });
}
