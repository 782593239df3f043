import { position } from '@bank/protocol/company-position';
import type { Parsed } from '@bank/protocol';
import type { businessRepresentativeDelete, representativeAdd } from '@bank/protocol/company';
import { resolutionStatus } from '@bank/protocol/company-resolution';
import type { AuthContext } from '../../identity/auth/context';
import { HOLDING } from '../../identity/people/company-ownership';
import { addPosition, insertPerson } from '../../identity/people/company-person';
import { settleKyc } from '../../identity/standing/become-known';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { companyName, hasAccess, lockCompany } from './people';
import { resolutionOf } from './resolution';
import { refused } from './texts';

/**
 * Adds a person to the company, or one more position to a person of it (R0.48); they get no access by that. Shareholders and owners come by a
 * declared ownership alone (R0.164).
 * @returns the person's id
 */
export async function addRepresentative(
  { typeId, firstName, lastName, email }: Parsed<typeof representativeAdd>,
  context: AuthContext & MayRefuse<'notBusiness' | 'nameMissing' | 'holds' | 'listedAlready' | 'emailOfOther'>,
): Promise<{ id: number }> {
  const { db, clock } = context;
  const { customerId } = callerOf(context);
  const person = { firstName: firstName.trim(), lastName: lastName.trim(), email };
  const id = await db.transaction(async (tx) => {
    await lockCompany(tx, context);
    await companyName(tx, context);
    const missing = (['firstName', 'lastName'] as const).find((field) => person[field] === '');
    if (missing) throw refused(context, 'nameMissing', { field: missing });
    // Shares, sources, age and address are asked with the whole ownership alone.
    if (HOLDING.includes(typeId)) throw refused(context, 'holds', { field: 'typeId' });
    const [known] = await tx.query<{ id: number; name: string; positionIds: number[] }>(
      `SELECT id, first_name || ' ' || last_name AS name, position_ids AS "positionIds" FROM company_person
        WHERE customer_id = $1 AND email = $2 FOR UPDATE`,
      [customerId, person.email],
    );
    if (!known) {
      const added = await insertPerson(tx, customerId, { ...person, positionIds: [typeId] }, clock.now());
      await tx.query(
        `UPDATE membership m SET person_id = $1 FROM app_user u
          WHERE u.id = m.user_id AND m.customer_id = $2 AND u.email = $3`,
        [added, customerId, person.email],
      );
      return added;
    }
    const isSame = known.name.toLowerCase() === `${person.firstName} ${person.lastName}`.toLowerCase();
    if (!isSame) throw refused(context, 'emailOfOther', { field: 'email' });
    if (known.positionIds.includes(typeId)) throw refused(context, 'listedAlready', { field: 'email' });
    await addPosition(tx, known.id, typeId);
    return known.id;
  });
  context.publish([{ customerId, event: 'documentsChanged', subject: null }]);
  return { id };
}

/**
 * Takes a person out of the company, with all that they are in it (R3.6.3). Who is its user, or invited to be, stays. Their documents stay with the bank. An owner stays until the bank
 * has accepted an ownership without them (R0.161).
 *
 * @throws Refusal VF
 */
export async function removeRepresentative(
  { id, force = false }: Parsed<typeof businessRepresentativeDelete>,
  context: AuthContext & MayRefuse<'noPerson' | 'onlyAdmin' | 'hasAccess' | 'lastDirector' | 'signs' | 'owns'>,
): Promise<void> {
  const { customerId, isAdmin } = callerOf(context);
  if (force && !isAdmin) throw refused(context, 'onlyAdmin');
  const hints = await context.db.transaction(async (tx) => {
    await lockCompany(tx, context);
    const [person] = await tx.query<{ hasAccess: boolean; isLastDirector: boolean; isOwner: boolean }>(
      `SELECT ${hasAccess('$5')} AS "hasAccess", $4 = ANY (p.position_ids) AS "isOwner",
              $3 = ANY (p.position_ids) AND NOT EXISTS (
                SELECT FROM company_person o WHERE o.customer_id = $1 AND o.id <> p.id AND $3 = ANY (o.position_ids)
              ) AS "isLastDirector"
         FROM company_person p WHERE p.customer_id = $1 AND p.id = $2 FOR UPDATE OF p`,
      [customerId, id, position.director, position.owner, new Date(context.clock.now())],
    );
    if (!person) throw refused(context, 'noPerson');
    if (person.hasAccess) throw refused(context, 'hasAccess');
    if (person.isOwner && !force) throw refused(context, 'owns');
    if (person.isLastDirector && !force) throw refused(context, 'lastDirector');
    const { statusId, signers } = await resolutionOf(tx, customerId);
    const isAwaited = statusId === resolutionStatus.pending && signers.some((one) => one.representativeId === id);
    if (isAwaited && !force) throw refused(context, 'signs');
    await tx.query('DELETE FROM company_person WHERE id = $1', [id]);
    // Their papers may have been the last that were missing.
    return settleKyc(tx, customerId, context);
  });
  context.publish([{ customerId, event: 'documentsChanged', subject: null }, ...hints]);
}
