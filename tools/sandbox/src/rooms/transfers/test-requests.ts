import type { Parsed } from '@bank/protocol';
import { businessRequestConfirm } from '@bank/protocol/transfer-requests';
import type { RequestApproval, transactionRequestList } from '@bank/protocol/transfer-requests';
import type { AnyCallContext } from '../../platform/handler';
import { personaOf } from '../../seed/personas';
import { handlers } from './handlers';
import { send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';

/** Lev's company and the account he sends from. */
export const ATELIER = 1005;
export const OPERATIONS = 10051;

/** Requests and their decisions as dispatch would make them, for tests. */
export function requestCaller(bank: () => MoneyBank) {
  const db = () => bank().db;
  return {
    /** A transfer of Lev's, access level 3, that waits for another user. */
    async request(amount = '40', toEmail = 'ben@personas.test'): Promise<string> {
      bank().clock.advance(1);
      const order = { accountId: OPERATIONS, amount, currency: 'EUR', toEmail, note: 'Paint' };
      return (await send(bank().as('lev'), order)).trxid;
    },
    async decide(context: AnyCallContext, transactionIds: string[], declined = false): Promise<RequestApproval> {
      return handlers.approve(
        { transactionIds, declined },
        { ...context, bodyHash: `${transactionIds.join()} ${declined}` },
      );
    },
    async confirm(context: AnyCallContext, id: string | null, code: string, fromEmail = context.caller?.email ?? '') {
      const input = businessRequestConfirm.request.parse({ fromEmail, approvalTransactionId: id ?? '', code });
      return handlers.businessRequestConfirm(input, { ...context, bodyHash: JSON.stringify(input) });
    },
    async read(context: AnyCallContext, id: string | null) {
      return handlers.businessRequest({ approvalTransactionId: id ?? '' }, context);
    },
    async list(key: string, input: Partial<Parsed<typeof transactionRequestList>> = {}) {
      return handlers.transactionRequestList({ page: 1, size: 50, ...input }, bank().as(key));
    },
    async count(key: string) {
      return (await handlers.notificationsCount({}, bank().as(key))).transactionRequestCount;
    },
    async statusOf(trxid: string) {
      const [row] = await db().query<{ status: string }>('SELECT status FROM payment WHERE id = $1', [trxid]);
      return row?.status;
    },
    async mode(key: string, approveMode: string) {
      await db().query('UPDATE app_user SET approve_mode = $2 WHERE id = $1', [personaOf(key).userId, approveMode]);
    },
    async giveRight(key: string, right: number) {
      await db().query('UPDATE membership SET access_right = $2 WHERE user_id = $1', [personaOf(key).userId, right]);
    },
  };
}
