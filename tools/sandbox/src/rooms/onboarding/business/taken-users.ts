import { useTicket } from '../../../identity/captcha/tickets';
import type { Tx } from '../../../platform/db';
import type { Refusal } from '../../../platform/refusal';
import { refusedBy } from '../texts';
import type { Application, ApplicationContext } from './applicant';

/** Of a customer, or of anybody else who signs in and is no employee of a company. */
const TAKEN = `SELECT u.email FROM app_user u
   WHERE u.email = ANY ($1)
     AND (u.customer_id IS NOT NULL OR NOT EXISTS (SELECT FROM membership m WHERE m.user_id = u.id))
   UNION SELECT e.email FROM email_address e WHERE e.email = ANY ($1) AND e.is_confirmed`;

/**
 * A user whose address is another customer's; nobody's and an employee's are free (R3.5.1). All of them are looked up at once. A
 * refusal tells of every address before it that it is free, and is counted for as many checks.
 */
export async function takenUserFault(
  tx: Tx,
  context: ApplicationContext,
  { users, personList, company, captcha }: Application,
): Promise<Refusal | null> {
  const asked = personList.flatMap(({ id, email }) => {
    const isUser = users.some((user) => user.id === id);
    return isUser && email !== undefined && email !== company.email ? [{ id, email }] : [];
  });
  const taken = await tx.query<{ email: string }>(TAKEN, [asked.map(({ email }) => email)]);
  const first = asked.findIndex(({ email }) => taken.some((one) => one.email === email));
  if (first < 0) return null;
  for (let free = 0; free < first; free += 1) await useTicket(tx, captcha, 'applications', context);
  return refusedBy(context, 'emailTaken', {
    ...{ text: 'userEmailTaken', field: `personList.${asked[first]?.id ?? ''}.email` },
  });
}
