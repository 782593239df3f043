import type { Parsed, Refusals } from '@bank/protocol';
import type { companyOwnershipDeclare } from '@bank/protocol/company-ownership-declare';
import type { AuthContext } from '../../../identity/auth/context';
import { insertOwnership, OWNERSHIP_WAITS } from '../../../identity/people/company-ownership';
import { firstFault } from '../../../identity/statements/first-fault';
import type { Tx } from '../../../platform/db';
import { callerOf } from '../../../platform/handler';
import type { MayRefuse } from '../../../platform/refusal';
import type { Parties, PartyFault } from '../business/applicant';
import { declaredIn, treeOf } from '../business/declared';
import { ownersFault, treeFault } from '../business/holders-faults';
import { companiesFault, peopleFault } from '../business/party-faults';
import { sameCompanyFault, samePersonFault } from '../business/same-fault';
import { refused } from '../texts';
import { placeDeclared } from './place-declared';

type Context = AuthContext & MayRefuse<Refusals<typeof companyOwnershipDeclare>>;

/** The rules of an application that concern who holds the company, in the order of its forms. */
const RULES: readonly PartyFault[] = [
  treeFault,
  ownersFault,
  peopleFault,
  samePersonFault,
  companiesFault,
  sameCompanyFault,
];

/**
 * Declares another ownership of the company acted for (R0.162). It waits for the bank, which asks the new holders for their papers meanwhile,
 * and the old ones still.
 * @throws Refusal VF with the first fault
 */
export async function declareOwnership(
  stated: Parsed<typeof companyOwnershipDeclare>,
  context: Context,
): Promise<void> {
  const { customerId, userId } = callerOf(context);
  const at = new Date(context.clock.now());
  await context.db.transaction(async (tx) => {
    const { parties, brand } = await partiesOf(tx, context, stated);
    // What a brand asks is the company's own brand, from whatever page it is declared.
    const fault = firstFault(RULES, parties, { ...context, brand: brand ?? context.brand });
    if (fault) throw fault;
    const placed = await placeDeclared(tx, customerId, parties, at);
    await insertOwnership(tx, {
      ...{ customerId, sentBy: userId, at, tree: treeOf(parties) },
      people: declaredIn(parties, (ref) => placed.get(ref) ?? { personId: null, addedIds: [], sourcesBefore: [] }),
    });
  });
  context.publish([{ customerId, event: 'documentsChanged', subject: null }]);
}

/** Locks the company, and reads the declaration as the rules of an application take it. */
async function partiesOf(
  tx: Tx,
  context: Context,
  stated: Parsed<typeof companyOwnershipDeclare>,
): Promise<{ parties: Parties; brand: string | null }> {
  const [found] = await tx.query<Parties['company'] & { waits: boolean; brand: string | null }>(
    `SELECT c.brand, c.residence_country AS "registrationCountryCode", ${OWNERSHIP_WAITS} AS waits,
            coalesce((SELECT registration_number FROM company_profile WHERE customer_id = c.id), '') AS "registrationNumber"
       FROM customer c WHERE c.id = $1 AND c.type = 'business' FOR UPDATE OF c`,
    [callerOf(context).customerId],
  );
  if (!found) throw refused(context, 'notBusiness');
  const { waits, brand, ...company } = found;
  if (waits) throw refused(context, 'ownershipWaits');
  const parties = {
    ...{ ...stated, company, authorizedCompanyRepresentative: '', directors: [], users: [] },
    personList: stated.personList.map((person) => ({ ...person, isUser: false })),
  };
  return { parties, brand };
}
