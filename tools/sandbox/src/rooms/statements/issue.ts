import { numberOf } from '../../ledger/account-number';
import { moreShown } from '../../ledger/more-shown';
import type { CallContext } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { drawPaper } from '../../platform/papers/draw';
import { letterheadOf } from '../../platform/papers/letterheads';
import type { StatedAccount } from './months';
import { figuresOf } from './months';
import type { Line } from './statement-paper';
import { statementPaper } from './statement-paper';

/** Which statement: the month by its first day. */
export interface StatementKey {
  account: StatedAccount;
  month: string;
  brand: string;
}

/** What a statement says beside the ledger, since it was first asked for. */
interface Issued {
  holder: string[];
  accountName: string;
  madeAt: Date;
}

/**
 * A statement's PDF in the caller's language. The first caller of a language has it drawn; everybody after them gets those bytes. Two
 * first callers draw the same, and the file of one of them is kept.
 */
export async function issuedStatement(key: StatementKey, context: CallContext): Promise<Buffer> {
  return (await storedFile(key, context)) ?? (await draw(key, context));
}

async function storedFile(
  { account, month, brand }: StatementKey,
  { db, lang }: CallContext,
): Promise<Buffer | undefined> {
  const [file] = await db.query<{ content: Buffer }>(
    'SELECT content FROM statement_file WHERE account_id = $1 AND month = $2 AND brand = $3 AND lang = $4',
    [account.accountId, month, brand, lang],
  );
  return file?.content;
}

async function draw(key: StatementKey, context: CallContext): Promise<Buffer> {
  const { account, month, brand } = key;
  const { db, lang } = context;
  const head = letterheadOf(brand);
  const issued = await issue(key, context);
  const [figures] = await figuresOf(
    db,
    { accountId: account.accountId, first: month, last: month },
    { skip: 0, take: 1 },
  );
  if (!head || !figures) throw new Error('a statement that there is not was asked for');
  const lines = await db.query<Line>(
    `SELECT instant_text(at) AS at, operation_type AS "operationType", counterparty_name AS name, description,
       money_text(abs(amount)) AS amount, amount > 0 AS "isIn", money_text(balance_after + ${moreShown('a')}) AS balance
     FROM entry JOIN account a ON a.id = account_id
     WHERE account_id = $1 AND at >= ($2::timestamp AT TIME ZONE 'UTC') AND at < (($2::timestamp + interval '1 month') AT TIME ZONE 'UTC')
     ORDER BY at, seq`,
    [account.accountId, month],
  );
  const content = await drawPaper(
    await statementPaper({ head, account, accountNumber: numberOf(brand, account), figures, lines, ...issued }, lang),
  );
  await db.query(
    `INSERT INTO statement_file (account_id, month, brand, lang, content) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [account.accountId, month, brand, lang, content],
  );
  return (await storedFile(key, context)) ?? content;
}

/** Issues a statement, or finds it as it was issued. */
async function issue({ account, month }: StatementKey, context: CallContext): Promise<Issued> {
  const { db, clock } = context;
  const { customerId } = callerOf(context);
  await db.query(
    `INSERT INTO statement (account_id, month, holder, account_name, made_at)
     SELECT $1, $2, array_remove(ARRAY[
         coalesce(c.business_name, trim(c.first_name || ' ' || c.last_name)), a.address1, nullif(a.address2, ''),
         trim(a.postal_code || ' ' || a.city), a.country_code], NULL), $3, $4
     FROM customer c LEFT JOIN address a ON a.customer_id = c.id AND a.is_main
     WHERE c.id = $5
     ON CONFLICT DO NOTHING`,
    [account.accountId, month, account.name, new Date(clock.now()), customerId],
  );
  const [issued] = await db.query<Issued>(
    'SELECT holder, account_name AS "accountName", made_at AS "madeAt" FROM statement WHERE account_id = $1 AND month = $2',
    [account.accountId, month],
  );
  if (!issued) throw new Error('a statement was not kept');
  return issued;
}
