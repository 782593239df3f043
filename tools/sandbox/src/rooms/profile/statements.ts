import { responseCode } from '@bank/protocol';
import type { Rooms } from '@bank/protocol/all';
import type { AuthContext } from '../../identity/auth/context';
import { dueDiligenceFault } from '../../identity/statements/due-diligence-fault';
import { levelBy } from '../../identity/statements/due-diligence-level';
import { financialDetailFault } from '../../identity/statements/financial-detail-fault';
import { jsonOf } from '../../identity/statements/json';
import { storedDetail, storedDiligence } from '../../identity/statements/stored';
import type { StoredDiligence } from '../../identity/statements/stored';
import type { Tx } from '../../platform/db';
import { callerOf } from '../../platform/handler';
import type { Handlers } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { refused } from './texts';

// R3.3.28, R3.4.8: what a company states of itself after it has become a customer.

const COLUMNS = { financialDetail: 'financial_detail', dueDiligence: 'due_diligence' } as const;

type Context = AuthContext & MayRefuse<'companyOnly'>;

/** Puts a statement in the place of the one before, which is kept with who replaced it. Two at a time stand in a row. */
async function restate(
  tx: Tx,
  context: Context,
  { kind, statement }: { kind: keyof typeof COLUMNS; statement: object },
): Promise<void> {
  const { customerId, userId } = callerOf(context);
  const [before] = await tx.query<{ statement: object | null }>(
    `SELECT p.${COLUMNS[kind]} AS statement FROM company_profile p JOIN customer c ON c.id = p.customer_id
      WHERE c.id = $1 AND c.type = 'business' FOR UPDATE OF p`,
    [customerId],
  );
  if (!before) throw refused(context, 'companyOnly', { code: responseCode.accessDenied });
  await tx.query(
    'INSERT INTO company_restatement (customer_id, kind, replaced, stated_at, stated_by) VALUES ($1, $2, $3, $4, $5)',
    [customerId, kind, before.statement, new Date(context.clock.now()), userId],
  );
  await tx.query(`UPDATE company_profile SET ${COLUMNS[kind]} = $2 WHERE customer_id = $1`, [
    customerId,
    jsonOf(statement),
  ]);
}

/** The papers that the bank asks for follow from what is stated, so that all pages of the company read them anew. */
const restated = (context: Context): void =>
  context.publish([{ customerId: callerOf(context).customerId, event: 'documentsChanged', subject: null }]);

export const statements = {
  async financialDetailUpdate(detail, context) {
    const fault = financialDetailFault({ detail, path: '' }, context);
    if (fault) throw fault;
    await context.db.transaction(async (tx) => {
      await restate(tx, context, { kind: 'financialDetail', statement: storedDetail(detail) });
      // What a company does may need a closer look; only the bank itself looks less closely again.
      const level = levelBy(detail.industry);
      await tx.query(
        'UPDATE customer SET due_diligence_level = $2 WHERE id = $1 AND $2 = 4 AND due_diligence_level <> 4',
        [callerOf(context).customerId, level],
      );
    });
    restated(context);
  },

  async dueDiligenceUpdate(stated, context) {
    const fault = dueDiligenceFault(context, stated);
    if (fault) throw fault;
    await context.db.transaction((tx) =>
      restate(tx, context, { kind: 'dueDiligence', statement: storedDiligence(stated) }),
    );
    restated(context);
  },

  async dueDiligenceInfo(_input, context) {
    const [company] = await context.db.query<{ stated: StoredDiligence | null; statedAt: Date }>(
      `SELECT p.due_diligence AS stated,
              coalesce((SELECT max(r.stated_at) FROM company_restatement r
                         WHERE r.customer_id = c.id AND r.kind = 'dueDiligence'), c.created_at) AS "statedAt"
         FROM customer c JOIN company_profile p ON p.customer_id = c.id WHERE c.id = $1 AND c.type = 'business'`,
      [callerOf(context).customerId],
    );
    if (!company) throw refused(context, 'companyOnly', { code: responseCode.accessDenied });
    const { stated, statedAt } = company;
    return { dueDiligenceInfo: stated && { ...stated, statedAt: statedAt.toISOString() } };
  },
} satisfies Partial<Handlers<Rooms['profile'], AuthContext>>;
