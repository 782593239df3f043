import type { Rooms } from '@bank/protocol/all';
import { callerOf } from '../../platform/handler';
import type { CallContext, Handlers } from '../../platform/handler';
import { letterheadOf } from '../../platform/papers/letterheads';
import { paperFile } from '../../platform/papers/paper-file';
import { InvalidFields } from '../../platform/refusal';
import { refusal } from '../../ledger/refusal';
import { archiveOf } from './archive';
import { issuedStatement } from './issue';
import type { StatedAccount } from './months';
import { figuresOf, monthsOf, statedAccounts, yearsOf } from './months';
import { refusedFile } from './texts';

/** So many months are listed at once. */
const MOST = 60;

export const handlers = {
  async accountStatements({ accountId }, context) {
    const accounts = await ownAccounts(accountId ?? null, context);
    if (accountId !== undefined && accounts.length === 0) throw refusal(context, { reason: 'noAccess' });
    return {
      accounts: accounts.map(({ name, currencyCode, isClosed, first, last, accountId: id }) => ({
        ...{ accountId: id, name, currencyCode, isClosed },
        years: yearsOf({ first, last }),
      })),
    };
  },

  async statementExportList({ accountId, pageNumber, pageSize }, context) {
    if (pageNumber < 1 || pageNumber > 10_000) throw new InvalidFields('pageNumber');
    if (pageSize < 1 || pageSize > MOST) throw new InvalidFields('pageSize');
    const [account] = await ownAccounts(accountId, context);
    if (!account) throw refusal(context, { reason: 'noAccess' });
    const months = await figuresOf(context.db, account, { skip: (pageNumber - 1) * pageSize, take: pageSize });
    const { currencyCode } = account;
    return { total: monthsOf(account), exports: months.map((month) => ({ accountId, currencyCode, ...month })) };
  },

  async statementFile({ brand, accountId, month }, context) {
    const head = letterheadOf(brand);
    const [account] = await ownAccounts(accountId, context);
    const first = `${month}-01`;
    if (!head || !account || first < account.first || first > account.last) {
      throw refusedFile(context, 'unknown', { status: 404 });
    }
    return paperFile(
      `statement-${accountId}-${month}`,
      await issuedStatement({ account, month: first, brand }, context),
    );
  },

  async statementArchive({ brand, accountId, year }, context) {
    const head = letterheadOf(brand);
    const [account] = await ownAccounts(accountId, context);
    const isThere = account && yearsOf(account).some((one) => one.year === year);
    if (!head || !isThere) throw refusedFile(context, 'unknown', { status: 404 });
    return archiveOf({ account, year, brand }, context);
  },
} satisfies Handlers<Rooms['statements']>;

function ownAccounts(accountId: number | null, context: CallContext): Promise<StatedAccount[]> {
  const { customerId } = callerOf(context);
  return statedAccounts(context.db, { customerId, accountId, nowMs: context.clock.now() });
}
