import { HOLDING } from '../../../identity/people/company-ownership';
import { placePerson } from '../../../identity/people/company-person';
import { settleKyc } from '../../../identity/standing/become-known';
import { askTaxAgain } from '../../../identity/standing/tax-again';
import type { Tx } from '../../../platform/db';
import { documentNotice } from '../../../platform/documents/notice-lines';
import type { BankEvent } from '../../../platform/events';
import type { CallContext } from '../../../platform/handler';
import type { Language } from '../../../platform/languages';
import { say } from '../texts';

interface Decision {
  isAccepted: boolean;
  /** Of a rejection, as the customer reads it. */
  reason: string | null;
}

interface Person {
  id: number;
  positionIds: number[];
}

/** A person of the declaration, as far as the company still has them. */
interface Link {
  personId: number;
  positionIds: number[];
  addedIds: number[];
  sourcesBefore: number[];
  sourceIds: number[];
}

/**
 * The bank accepts or rejects a declared ownership that waits, in the caller's transaction (R0.162). Accepted, it stands: holders who are not
 * in it are holders no more, and a tax certification without a new one is asked for again. Rejected, its new holders are gone, and the ownership
 * before it stands. What follows for the verification of the company follows at once.
 *
 * @returns the hints to publish after the commit; null where no such ownership waits
 */
export async function decideOwnership(
  tx: Tx,
  id: number,
  { isAccepted, reason }: Decision,
  { clock, outbox }: Pick<CallContext, 'clock' | 'outbox'>,
): Promise<BankEvent[] | null> {
  const at = new Date(clock.now());
  const [owner] = await tx.query<{ customerId: number }>(
    `SELECT c.id AS "customerId" FROM customer c WHERE c.id = (SELECT customer_id FROM company_ownership WHERE id = $1) FOR UPDATE`,
    [id],
  );
  const [decided] = await tx.query(
    `UPDATE company_ownership SET status = $2, reject_reason = $3, decided_at = $4 WHERE id = $1 AND status = 'pending' RETURNING id`,
    [id, isAccepted ? 'validated' : 'rejected', isAccepted ? null : reason, at],
  );
  if (!owner || !decided) return null;
  const { customerId } = owner;
  const links = await linksOf(tx, id);
  const people = await tx.query<Person>(
    'SELECT id, position_ids AS "positionIds" FROM company_person WHERE customer_id = $1 ORDER BY id',
    [customerId],
  );
  for (const person of people) {
    const link = links.find(({ personId }) => personId === person.id);
    const placed = (isAccepted ? accepted : rejected)(person, link);
    if (placed) await placePerson(tx, { personId: person.id, ...placed }, at);
  }
  const outcome = isAccepted ? 'ownershipAccepted' : 'ownershipRejected';
  const words = (language: Language) => ({
    subject: say(language, outcome),
    text: say(language, `${outcome}Text`, { reason: reason ?? '' }).trim(),
  });
  const told = await outbox.notify(tx, documentNotice(isAccepted ? 'info' : 'documentRejected', { customerId }, words));
  return [
    { customerId, event: 'documentsChanged', subject: null },
    ...told,
    ...(await askTaxAgain(tx, customerId, at)),
    ...(await settleKyc(tx, customerId, { clock, outbox })),
  ];
}

type Outcome = { positionIds: number[]; wealthSourceIds: readonly number[] } | null;

const accepted = ({ positionIds }: Person, link: Link | undefined): Outcome => {
  const isHolder = positionIds.some((id) => HOLDING.includes(id));
  if (!link && !isHolder) return null;
  const others = positionIds.filter((id) => !HOLDING.includes(id));
  return { positionIds: [...others, ...(link?.positionIds ?? [])], wealthSourceIds: link?.sourceIds ?? [] };
};

const rejected = ({ positionIds }: Person, link: Link | undefined): Outcome =>
  link
    ? { positionIds: positionIds.filter((id) => !link.addedIds.includes(id)), wealthSourceIds: link.sourcesBefore }
    : null;

const linksOf = (tx: Tx, ownershipId: number): Promise<Link[]> =>
  tx.query<Link>(
    `SELECT person_id AS "personId", position_ids AS "positionIds", added_ids AS "addedIds", sources_before AS "sourcesBefore",
            coalesce(stated -> 'sourcesOfFunds' -> 'sourceIds', '[]') AS "sourceIds"
       FROM company_ownership_person WHERE ownership_id = $1 AND person_id IS NOT NULL`,
    [ownershipId],
  );
