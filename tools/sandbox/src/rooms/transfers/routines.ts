import approval from './approval.sql?raw';
import eitherAmount from './either-amount.sql?raw';
import globalBatch from './global-batch/global-batch.sql?raw';
import mass from './mass/mass.sql?raw';
import { railRows } from './external/rails';
import sent from './external/sent.sql?raw';
import order from './order.sql?raw';
import outcome from './outcome.sql?raw';
import payeeKeys from './payee-keys.sql?raw';
import coupon from './p2p-coupon.sql?raw';
import p2p from './p2p.sql?raw';
import questions from './questions/questions.sql?raw';
import policies from './policies/policies.sql?raw';
import request from './request.sql?raw';
import requestApproval from './request-approval.sql?raw';
import heldPrice from './held-price/held-price.sql?raw';
import undo from './undo/undo.sql?raw';

/** Come after the ledger's, which they call. */
export const routines = [
  ...[payeeKeys, questions, undo, heldPrice, order, coupon, p2p, approval, request, requestApproval, outcome],
  eitherAmount,
  ...[sent, mass, globalBatch, policies, railRows],
];
