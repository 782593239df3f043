import type { P2pTemplate, p2pTemplateRemove } from '@bank/protocol/transfers-templates';
import type { Rooms } from '@bank/protocol/all';
import type { Parsed } from '@bank/protocol';
import { refusal } from '../../ledger/refusal';
import type { CallContext, Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { announce } from './payees/change';

// R2.7.191: the order that saves a template writes it (p2p_create).

const TEMPLATES = `
  SELECT "templateId", name, "accountId", "toEmail", amount, "currencyCode", note FROM (
    SELECT id AS "templateId", name, account_id AS "accountId", to_email AS "toEmail", money_text(amount) AS amount,
      currency AS "currencyCode", note
    FROM p2p_template WHERE customer_id = $1 AND NOT is_removed ORDER BY saved_at DESC, id DESC LIMIT 50) latest
  ORDER BY lower(name), "templateId"`;

type Context = CallContext & MayRefuse<'noAccess'>;

async function setRemoved(
  { templateId }: Parsed<typeof p2pTemplateRemove>,
  isRemoved: boolean,
  context: Context,
): Promise<void> {
  const changed = await context.db.query(
    'UPDATE p2p_template SET is_removed = $3 WHERE id = $1 AND customer_id = $2 RETURNING id',
    [templateId, callerOf(context).customerId, isRemoved],
  );
  if (changed.length === 0) throw refusal(context, { reason: 'noAccess' });
  announce(context);
}

export const templateHandlers = {
  async p2pTemplateList(_input, context) {
    return { templates: await context.db.query<P2pTemplate>(TEMPLATES, [callerOf(context).customerId]) };
  },
  async p2pTemplateRemove(input, context) {
    await setRemoved(input, true, context);
  },
  async p2pTemplateRestore(input, context) {
    await setRemoved(input, false, context);
  },
} satisfies Partial<Handlers<Rooms['transfers']>>;
