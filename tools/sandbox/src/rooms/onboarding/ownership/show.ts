import type { Output } from '@bank/protocol';
import { position } from '@bank/protocol/company-position';
import type { companyOwnershipGet, Ownership } from '@bank/protocol/company-ownership';
import type { AuthContext } from '../../../identity/auth/context';
import type { Tx } from '../../../platform/db';
import { callerOf } from '../../../platform/handler';
import type { MayRefuse } from '../../../platform/refusal';
import type { Parties } from '../business/applicant';
import { holdingsOf, percentOf } from '../business/tree/shares';
import { refused } from '../texts';

interface Row {
  id: number;
  status: 'pending' | 'validated' | 'rejected';
  tree: Pick<Parties, 'shareholders' | 'ultimateBeneficiaryOwners'>;
  sentAt: Date;
  rejectReason: string | null;
  /** By the ids of the declaration; a person whom the bank took out by force is none of them. */
  names: Readonly<Record<string, string>>;
}

/**
 * The ownership that stands, and the newest one where it does not (R0.161). A company that has never declared one has the owners whom the
 * bank knows, without shares.
 */
export async function ownershipOf(
  context: AuthContext & MayRefuse<'notBusiness'>,
): Promise<Output<typeof companyOwnershipGet>> {
  const { customerId } = callerOf(context);
  const [company] = await context.db.query(`SELECT FROM customer WHERE id = $1 AND type = 'business'`, [customerId]);
  if (!company) throw refused(context, 'notBusiness');
  const rows = await context.db.query<Row>(
    `SELECT o.id, o.status, o.tree, o.sent_at AS "sentAt", o.reject_reason AS "rejectReason",
            coalesce((SELECT jsonb_object_agg(l.ref, concat_ws(' ', l.stated ->> 'firstName', l.stated ->> 'lastName'))
                        FROM company_ownership_person l
                       WHERE l.ownership_id = o.id AND (l.person_id IS NOT NULL OR o.status = 'rejected')), '{}') AS names
       FROM company_ownership o
      WHERE o.customer_id = $1
        AND o.id IN ((SELECT max(id) FROM company_ownership WHERE customer_id = $1),
                     (SELECT max(id) FROM company_ownership WHERE customer_id = $1 AND status = 'validated'))
      ORDER BY o.id DESC`,
    [customerId],
  );
  const standing = rows.find(({ status }) => status === 'validated');
  const newest = rows.find(({ status }) => status !== 'validated');
  return {
    standing: standing ? shown(standing) : await undeclared(context.db, customerId),
    newest: newest ? shown(newest) : null,
  };
}

function shown({ status, tree, sentAt, rejectReason, names }: Row): Ownership {
  const holdings = holdingsOf(tree.shareholders);
  const owners = tree.ultimateBeneficiaryOwners.flatMap(({ id, isControlling }) => {
    const name = names[id];
    return name === undefined ? [] : [{ name, share: percentOf(holdings.get(id)), isControlling }];
  });
  return { status, sentAt: sentAt.toISOString(), rejectReason, owners };
}

async function undeclared(tx: Tx, customerId: number): Promise<Ownership> {
  const owners = await tx.query<{ name: string }>(
    `SELECT concat_ws(' ', first_name, last_name) AS name FROM company_person
      WHERE customer_id = $1 AND $2 = ANY (position_ids) ORDER BY id`,
    [customerId, position.owner],
  );
  return {
    ...{ status: 'none', sentAt: null, rejectReason: null },
    owners: owners.map(({ name }) => ({ name, share: null, isControlling: false })),
  };
}
