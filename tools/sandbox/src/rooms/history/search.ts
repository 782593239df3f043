import type { Output } from '@bank/protocol';
import type { Transaction } from '@bank/protocol/history';
import type { searchEverything } from '@bank/protocol/search';
import type { Db } from '../../platform/db';
import { moreShown } from '../../ledger/more-shown';
import { callerOf } from '../../platform/handler';
import type { Handler } from '../../platform/handler';
import { spellingsOf } from '../../platform/spellings';
import { filtersOf } from './filters';
import { pageStatement } from './statements';

/** How many of a kind. */
const SHOWN = 5;

type Found = Output<typeof searchEverything>;

const ACCOUNTS = `SELECT a.id AS "accountId", a.name, a.currency AS "currencyCode", money_text(a.balance + ${moreShown('a')}) AS balance
  FROM account a
 WHERE a.customer_id = $1 AND a.type <> 11 AND NOT EXISTS (SELECT FROM card c WHERE c.account_id = a.id)
   AND ($2 = '' OR strpos(lower(a.name || ' ' || a.currency), lower($2)) > 0)
 ORDER BY a.moved_at DESC NULLS LAST, a.id LIMIT ${SHOWN}`;

/** Cards that are over are not found: nothing can be done with them. */
const CARDS = `SELECT c.account_id AS "accountId", c.alias AS name, right(c.number, 4) AS "lastFour", c.is_virtual AS "cardIsVirtual"
  FROM card c JOIN account a ON a.id = c.account_id
 WHERE c.customer_id = $1 AND a.status NOT IN (4, 38)
   AND ($2 = '' OR strpos(lower(coalesce(c.alias, '') || ' ' || c.holder), lower($2)) > 0 OR right(c.number, 4) = $2)
 ORDER BY c.ordered_at DESC, c.account_id LIMIT ${SHOWN}`;

const PEOPLE = `SELECT name, email FROM (
    SELECT DISTINCT ON (email) payee ->> 'name' AS name, email, at
      FROM (SELECT payee, paid_address(payee, payee_customer) AS email, at, status FROM payment
             WHERE customer_id = $1 AND kind = 'P2P' ORDER BY at DESC LIMIT 500) latest
     WHERE status = 'posted'
       AND EXISTS (SELECT FROM unnest($2::text[]) spelling WHERE strpos(lower(concat_ws(' ', payee ->> 'name', email)), lower(spelling)) > 0)
     ORDER BY email, at DESC) once
 ORDER BY at DESC LIMIT ${SHOWN}`;

export const search: Handler<typeof searchEverything> = async ({ text, amount }, context) => {
  const { customerId } = callerOf(context);
  const wanted = text.trim();
  const find = <Row extends object>(name: string, statement: string) =>
    context.db.prepared<Row>(name, statement, [customerId, wanted]);
  const [accounts, cards, people, transactions] = await Promise.all([
    find<Found['accounts'][number]>('search-accounts', ACCOUNTS),
    find<Found['cards'][number]>('search-cards', CARDS),
    context.db.prepared<Found['people'][number]>('search-people', PEOPLE, [customerId, spellingsOf(text)]),
    wanted === '' && amount === undefined ? [] : transactionsOf(context.db, customerId, wanted, amount),
  ]);
  return { accounts, cards, people, transactions };
};

/** The newest, by the conditions of a history, so that both find the same. */
async function transactionsOf(
  db: Db,
  customerId: number,
  text: string,
  amount: string | undefined,
): Promise<Transaction[]> {
  const filters = filtersOf(
    {
      foldFees: true,
      ...(text !== '' && { keyword: text }),
      ...(amount !== undefined && { fromAmount: amount, toAmount: amount }),
    },
    customerId,
  );
  // The first page needs no counts: nothing is skipped, and both its sources are read newest first.
  const page = pageStatement(filters, 1, SHOWN, { results: SHOWN, rejected: 0, processing: 0 });
  return page ? db.query<Transaction>(page.text, page.values) : [];
}
