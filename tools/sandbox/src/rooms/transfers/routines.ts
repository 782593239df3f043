import approval from './approval.sql?raw';
import create from './create.sql?raw';
import request from './request.sql?raw';
import requestApproval from './request-approval.sql?raw';

/** Come after the ledger's, which they call. */
export const routines = [create, approval, request, requestApproval];
