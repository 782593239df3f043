import approval from './approval.sql?raw';
import order from './order.sql?raw';
import p2p from './p2p.sql?raw';
import request from './request.sql?raw';
import requestApproval from './request-approval.sql?raw';

/** Come after the ledger's, which they call. */
export const routines = [order, p2p, approval, request, requestApproval];
