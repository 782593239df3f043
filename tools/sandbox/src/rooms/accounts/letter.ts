import type { accountLetter } from '@bank/protocol/account-page';
import { callerOf } from '../../platform/handler';
import type { Handler } from '../../platform/handler';
import { drawPaper } from '../../platform/papers/draw';
import { letterheadOf } from '../../platform/papers/letterheads';
import { paperFile } from '../../platform/papers/paper-file';
import { ibanOf } from '../../ledger/account-number';
import { letterPaper, type Confirmed } from './letter-paper';
import { offers } from './rules';
import { refusedFile } from './texts';

type Facts = Omit<Confirmed, 'iban'> & Parameters<typeof offers>[1];

/** The letter that an account is there and whose it is (R2.7.55); for accounts that others pay into. */
export const letter: Handler<typeof accountLetter> = async ({ brand, accountId }, context) => {
  const head = letterheadOf(brand);
  const iban = ibanOf(brand, accountId);
  const [account] = await context.db.query<Facts>(
    `SELECT a.id AS "accountId", a.type, a.sub_type AS "subType", a.status, a.is_crypto AS "isCrypto", a.currency,
       to_char(a.opened_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "openedOn",
       coalesce(c.business_name, trim(c.first_name || ' ' || c.last_name)) AS holder,
       array_remove(ARRAY[d.address1, nullif(d.address2, ''), trim(d.postal_code || ' ' || d.city), d.country_code], NULL) AS address
     FROM account a JOIN customer c ON c.id = a.customer_id LEFT JOIN address d ON d.customer_id = c.id AND d.is_main
     WHERE a.id = $1 AND c.id = $2`,
    [accountId, callerOf(context).customerId],
  );
  if (!head || iban === null || !account || !offers('instructions', account)) {
    throw refusedFile(context, 'noLetter', { status: 404 });
  }
  const day = new Date(context.clock.now()).toISOString().slice(0, 10);
  const content = await drawPaper(letterPaper({ head, day, account: { ...account, iban } }, context.lang));
  return paperFile(`confirmation-${accountId}-${day}`, content);
};
