import type { Rooms } from '@bank/protocol/all';
import type { Handlers } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { askChange } from './ask';
import { decideChange } from './decide';
import { readPolicies } from './read';

type PolicyRows = Pick<Rooms['transfers'], 'approvalPolicyList' | 'approvalPolicyAsk' | 'approvalPolicyDecide'>;

// R2.4.70 to R2.4.72 (ADR-63).
export const policyHandlers = {
  approvalPolicyList: (_input, context) => readPolicies(callerOf(context), context),
  approvalPolicyAsk: askChange,
  approvalPolicyDecide: decideChange,
} satisfies Handlers<PolicyRows>;
