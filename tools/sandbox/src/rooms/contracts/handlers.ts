import type { ContractMeta } from '@bank/protocol/contracts';
import type { Rooms } from '@bank/protocol/all';
import type { Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { STATUS_GROUPS } from './status-groups';

const { proposed, identifying, active, ended } = STATUS_GROUPS;

// R1.7.35.
export const handlers = {
  async contractStats(_input, context) {
    const { customerId } = callerOf(context);
    // An aggregate without groups has one row, also when nothing was counted.
    const [counted] = await context.db.query<ContractMeta>(
      `SELECT count(*)::int AS total,
              count(*) FILTER (WHERE status = ANY ($2) AND initiator_id <> $1)::int AS requests,
              count(*) FILTER (WHERE status = ANY ($2) AND initiator_id = $1 OR status = ANY ($3))::int AS pending,
              count(*) FILTER (WHERE status = ANY ($4))::int AS active,
              count(*) FILTER (WHERE status = ANY ($5))::int AS ended,
              count(*) FILTER (WHERE sender_id = $1)::int AS pay,
              count(*) FILTER (WHERE beneficiary_id = $1)::int AS receive
         FROM contract WHERE sender_id = $1 OR beneficiary_id = $1`,
      [customerId, proposed, identifying, active, ended],
    );
    if (!counted) throw new Error('an aggregate answered without a row');
    return counted;
  },
} satisfies Handlers<Rooms['contracts']>;
