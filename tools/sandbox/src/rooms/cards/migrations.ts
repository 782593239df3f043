import type { Migration } from '../../platform/pg/migrate';
import control from './control.sql?raw';
import delivery from './delivery.sql?raw';
import lives from './lives.sql?raw';
import orders from './orders.sql?raw';
import tables from './tables.sql?raw';

/** Comes after the ledger, whose accounts and payments the tables refer to. */
export const migrations: readonly Migration[] = [
  { id: '001-cards', sql: tables },
  { id: '002-card-control', sql: control },
  { id: '003-card-delivery', sql: delivery },
  { id: '004-card-orders', sql: orders },
  { id: '005-card-lives', sql: lives },
  {
    id: '006-card-payments-of-a-day',
    // A policy for the day adds up the company's card payments at every order and every purchase (R0.51).
    sql: `CREATE INDEX payment_by_card ON payment (customer_id, at) WHERE kind = 'Card'`,
  },
  {
    id: '007-purchases-of-a-card',
    // A card shows its latest purchases, however many others and it itself have (R0.63).
    sql: 'CREATE INDEX card_purchase_latest ON card_purchase (card_id, at DESC, payment_id DESC)',
  },
];
