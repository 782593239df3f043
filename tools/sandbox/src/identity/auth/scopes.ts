import type { Row } from '@bank/protocol';
import { responseCode } from '@bank/protocol';
import { balanceHistory, balanceInquiry, exchangeRate } from '@bank/protocol/accounts';
import { confirmLogin } from '@bank/protocol/auth';
import { transactionHistory } from '@bank/protocol/history';
import { checkPayeeEmail, p2pTransfer, p2pTransferFee } from '@bank/protocol/transfers';
import { recentTransfersList } from '@bank/protocol/transfers-recent';
import { transferOutcome } from '@bank/protocol/transfers-outcome';
import type { Tx } from '../../platform/db';
import type { Caller } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import type { Scope } from '../../platform/scope';
import { say } from './texts';

/** Scope → the calls it opens; nothing else does (default deny). Approving is in none: that stays with the user. */
const OPENS: Readonly<Record<Scope, readonly Row[]>> = {
  device: [confirmLogin],
  accounts: [balanceInquiry, balanceHistory, exchangeRate],
  history: [transactionHistory],
  transfers: [
    balanceInquiry,
    checkPayeeEmail,
    recentTransfersList,
    exchangeRate,
    p2pTransferFee,
    p2pTransfer,
    transferOutcome,
  ],
};

const opens = (scopes: readonly Scope[], row: Row) =>
  scopes.some((scope) => OPENS[scope].some(({ name }) => name === row.name));

/**
 * Holds a limited session to its scopes. The consent page says of transfers "each of which you approve yourself", so a session of a
 * user who approves nothing may not prepare any.
 *
 * @throws Refusal ENOA
 */
export async function assertInScope(
  db: Tx,
  { scopes, userId }: Pick<Caller, 'scopes' | 'userId'>,
  row: Row,
  lang: string,
): Promise<void> {
  if (!scopes) return;
  const isOpen = opens(scopes, row) && (!row.money || (await approvesTransfers(db, userId)));
  if (!isOpen) throw new Refusal(responseCode.noAccess, say(lang, 'outOfScope'));
}

async function approvesTransfers(db: Tx, userId: number): Promise<boolean> {
  const [user] = await db.query<{ mode: string }>('SELECT approve_mode AS mode FROM app_user WHERE id = $1', [userId]);
  return user !== undefined && user.mode !== 'none';
}
