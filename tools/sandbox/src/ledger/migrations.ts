import { currencyRows } from './currencies';
import railTable from './rail-table.sql?raw';
import rails from './rails.sql?raw';
import tables from './tables.sql?raw';

/** Comes after the customers' tables. */
export const migrations = [
  { id: '001-ledger', sql: [tables, currencyRows].join('\n') },
  { id: '003-payment-code-sends', sql: 'ALTER TABLE payment ADD COLUMN code_sends int NOT NULL DEFAULT 0' },
  { id: '004-payment-rails', sql: rails },
  // How many of the entries are fees, because lists that fold them show fewer rows.
  {
    id: '005-fees-of-accounts',
    sql: `
      ALTER TABLE account ADD COLUMN fees int NOT NULL DEFAULT 0;
      UPDATE account a SET fees = e.fees FROM (SELECT account_id, count(*) AS fees FROM entry WHERE line = 2 GROUP BY account_id) e
        WHERE e.account_id = a.id AND a.customer_id IS NOT NULL;
    `,
  },
  // How a payment repeats once it is approved: {period, endsOn}. Null for one that is made once.
  { id: '007-payment-subscription', sql: 'ALTER TABLE payment ADD COLUMN subscription jsonb' },
  // Which invoice a payment pays. The index refuses a second payment of one that is paid or about to be.
  {
    id: '006-payment-invoice',
    sql: `
      ALTER TABLE payment ADD COLUMN invoice_id int;
      CREATE UNIQUE INDEX payment_invoice ON payment (invoice_id) WHERE status NOT IN ('returned', 'rejected', 'cancelled', 'expired');
    `,
  },
  { id: '081-rails-and-parts', sql: railTable },
];
