import payees from './payees/tables.sql?raw';
import global from './global/tables.sql?raw';
import globalBatch from './global-batch/tables.sql?raw';
import mass from './mass/tables.sql?raw';
import policies from './policies/tables.sql?raw';
import external from './external/tables.sql?raw';
import tables from './tables.sql?raw';

/** Comes after the ledger, whose transfers the tables refer to. */
export const migrations = [
  { id: '002-transfer-requests', sql: tables },
  // What customers order, whatever its kind: hints read it, and payments by P2P, which had an index of their own.
  {
    id: '060-payments-ordered',
    sql: `
      CREATE INDEX payment_ordered ON payment (customer_id, at) WHERE kind NOT IN ('Card', 'Deposit', 'Fees');
      DROP INDEX payment_p2p;
    `,
  },
  {
    id: '061-undo',
    sql: `
      ALTER TABLE customer ADD COLUMN can_undo_payments boolean NOT NULL DEFAULT false;
      -- When a held payment leaves.
      ALTER TABLE payment ADD COLUMN releases_at timestamptz, DROP CONSTRAINT payment_status_check, ADD CONSTRAINT payment_status_check
        CHECK (status IN ('pending', 'created', 'held', 'released', 'posted', 'returned', 'rejected', 'cancelled', 'expired')
          AND (status <> 'held' OR releases_at IS NOT NULL));
    `,
  },
  {
    id: '059-reasons-of-a-decline',
    sql: `ALTER TABLE payment_decision ADD COLUMN reason text CHECK (reason <> '' AND (reason IS NULL OR is_declined))`,
  },
  { id: '062-payees', sql: payees },
  {
    id: '062-returns',
    sql: `
      -- The payment that this one gives back. One is given back once, unless the return came to nothing.
      ALTER TABLE payment ADD COLUMN return_of text REFERENCES payment (id);
      CREATE UNIQUE INDEX payment_return ON payment (return_of)
        WHERE return_of IS NOT NULL AND status NOT IN ('rejected', 'cancelled', 'expired');
      -- Its payer has asked for the money of a payment back.
      CREATE TABLE payment_recall (
        payment_id text PRIMARY KEY REFERENCES payment (id),
        asked_by int NOT NULL REFERENCES app_user (id),
        asked_at timestamptz NOT NULL,
        is_declined boolean NOT NULL DEFAULT false
      );
    `,
  },
  { id: '061-mass-payments', sql: mass },
  { id: '003-external-transfers', sql: external },
  { id: '064-global-payments', sql: global },
  {
    id: '063-held-prices',
    sql: `
      -- A price that is held for one payment of one customer, and the payment that got it.
      CREATE TABLE payment_quote (
        id text PRIMARY KEY,
        customer_id int NOT NULL REFERENCES customer (id),
        kind text NOT NULL,
        from_account int NOT NULL,
        to_account int,
        amount numeric(38,8) NOT NULL,
        currency text NOT NULL,
        debit numeric(38,8) NOT NULL,
        fee numeric(38,8) NOT NULL,
        rate numeric(38,8) NOT NULL,
        expires_at timestamptz NOT NULL,
        payment_id text REFERENCES payment (id)
      );
      -- The held price that the customer ordered by; null for the price of the moment.
      ALTER TABLE payment ADD COLUMN quote_id text;
    `,
  },
  { id: '064-approval-policies', sql: policies },
  {
    id: '067-send-dates',
    sql: `
      -- When a payment leaves that was ordered for a date; null for one that leaves once it is approved.
      ALTER TABLE payment ADD COLUMN leaves_at timestamptz;
      CREATE INDEX payment_scheduled ON payment (customer_id) WHERE status = 'held' AND leaves_at IS NOT NULL;
    `,
  },
  {
    id: '068-load-cards',
    // Loading a card has a flag of its own (R2.3.13). Who could move money onto a card before goes on to.
    sql: `UPDATE customer SET permissions = permissions || '{other.loadPrepaidCard}'
          WHERE 'own.betweenAccounts' = ANY (permissions) AND NOT 'other.loadPrepaidCard' = ANY (permissions)`,
  },
  {
    id: '069-digital-funding',
    // Wallets have a flag of their own (R2.7.53). Who could pay in digital money before goes on to open them.
    sql: `UPDATE customer SET permissions = permissions || '{funding.digital}'
          WHERE 'own.digital' = ANY (permissions) AND NOT 'funding.digital' = ANY (permissions)`,
  },
  {
    id: '070-money-from-others',
    // Money from others has flags of its own (R2.7.51). Customers who may already share the details of an account get them.
    sql: `UPDATE customer SET permissions = permissions || '{addFundsBankThirdParty,addFundsWireThirdParty}'
          WHERE 'own.betweenAccounts' = ANY (permissions) AND NOT 'addFundsBankThirdParty' = ANY (permissions)`,
  },
  {
    id: '071-draft-keys',
    sql: `
      -- What a user's payments in preparation are encrypted with in the browser (R0.33).
      CREATE TABLE draft_key (
        user_id int NOT NULL REFERENCES app_user (id),
        customer_id int NOT NULL REFERENCES customer (id),
        key_id text NOT NULL UNIQUE,
        key bytea NOT NULL CHECK (length(key) = 32),
        PRIMARY KEY (user_id, customer_id)
      );
    `,
  },
  {
    id: '072-recipients',
    // Where money to the same address went before is asked for by everybody who holds a link (R2.7.174).
    sql: `CREATE INDEX payment_recipient ON payment ((payee ->> 'email')) WHERE kind = 'GlobalPayment'`,
  },
  {
    id: '073-p2p-sender',
    sql: `
      -- The customer's address that the payee sees, where it was chosen, and where the payment was ordered.
      ALTER TABLE payment ADD COLUMN from_email_id int,
        ADD COLUMN platform text CHECK (platform IN ('web', 'wrapper'));
    `,
  },
  { id: '074-global-batches', sql: globalBatch },
  {
    id: '075-coupons',
    sql: `
      -- Codes that make the fee of a payment less (R2.7.190).
      CREATE TABLE coupon (
        code text PRIMARY KEY CHECK (code = upper(code)),
        -- The part of the fee that it takes off.
        percent_off numeric(5, 2) NOT NULL CHECK (percent_off > 0 AND percent_off <= 100),
        -- Of the account that pays; null for every currency.
        currency text REFERENCES currency (code),
        valid_from timestamptz NOT NULL,
        valid_until timestamptz NOT NULL CHECK (valid_until > valid_from)
      );
      ALTER TABLE payment ADD COLUMN coupon text REFERENCES coupon (code);
      -- Once for each customer; a payment that came to nothing has used nothing.
      CREATE UNIQUE INDEX payment_coupon ON payment (customer_id, coupon)
        WHERE coupon IS NOT NULL AND status NOT IN ('rejected', 'cancelled', 'expired');
      -- A price that is held with a coupon is held for a payment with it.
      ALTER TABLE payment_quote ADD COLUMN coupon text;
    `,
  },
  {
    id: '076-kept-to-fill-in',
    sql: `
      -- P2P payments that a customer keeps under a name (R2.7.191).
      CREATE TABLE p2p_template (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        customer_id int NOT NULL REFERENCES customer (id),
        name text NOT NULL CHECK (name <> ''),
        account_id int NOT NULL REFERENCES account (id),
        to_email text NOT NULL,
        amount numeric(38,8) NOT NULL,
        currency text NOT NULL REFERENCES currency (code),
        note text NOT NULL,
        saved_at timestamptz NOT NULL,
        is_removed boolean NOT NULL DEFAULT false,
        UNIQUE (customer_id, name)
      );
      -- A card that its customer has taken off the saved ones: payments before that no longer offer it (R2.7.192).
      CREATE TABLE payout_card_removal (
        customer_id int NOT NULL REFERENCES customer (id),
        bin text NOT NULL,
        last_four text NOT NULL,
        length int NOT NULL,
        country text NOT NULL,
        permission text NOT NULL,
        removed_at timestamptz NOT NULL,
        PRIMARY KEY (customer_id, bin, last_four, length, country, permission)
      );
    `,
  },
  {
    id: '077-mass-outside',
    sql: `
      -- How the rows of a batch are paid: to customers, or out of the bank.
      ALTER TABLE mass_batch ADD COLUMN type text NOT NULL DEFAULT 'p2p';
      -- Of a row that leaves the bank: what the file said, how it travels, who is paid, and what the other bank needs.
      ALTER TABLE mass_row ALTER COLUMN to_email DROP NOT NULL,
        ADD COLUMN cells jsonb,
        ADD COLUMN scheme text,
        ADD COLUMN payee jsonb,
        ADD COLUMN details jsonb,
        ADD CHECK ((to_email IS NULL) = (cells IS NOT NULL)),
        ADD CHECK (cells IS NULL OR state = 'wrong' OR scheme IS NOT NULL AND payee IS NOT NULL AND details IS NOT NULL);
      -- The limits of a day count the rows of ordered batches.
      CREATE INDEX payment_of_batch ON payment (customer_id, at) WHERE rail = 'batch';
    `,
  },
  {
    id: '078-mass-permissions',
    // Companies that pay many customers at once may pay many others, too (R2.3.13).
    sql: `UPDATE customer SET permissions = permissions || '{mass.wire,mass.eft,mass.oct,mass.instant,mass.interac,mass.digital}'
          WHERE 'mass.p2p' = ANY (permissions) AND NOT 'mass.eft' = ANY (permissions)`,
  },
  {
    id: '079-doors-of-flags',
    sql: `
      -- A customer of another brand of the bank; paying one has a flag of its own (R2.7.193).
      ALTER TABLE customer ADD COLUMN is_of_partner boolean NOT NULL DEFAULT false;
      -- Paying customers, and paying from a settlement account, have flags of their own. Who could do so before goes on to.
      UPDATE customer SET permissions = permissions || '{sendMoneyUser}'
        WHERE 'other.p2p' = ANY (permissions) AND NOT 'sendMoneyUser' = ANY (permissions);
      UPDATE customer c SET permissions = permissions || '{settlementAccount}'
        WHERE NOT 'settlementAccount' = ANY (permissions) AND EXISTS (SELECT FROM account a WHERE a.customer_id = c.id AND a.is_settlement);
    `,
  },
  {
    id: '080-mass-names',
    // What the bank of a payee says of their name, where it is another (R2.7.215).
    sql: `ALTER TABLE mass_row ADD COLUMN name_check jsonb`,
  },
  {
    id: '081-link-submissions',
    // What is submitted under a link is counted with the codes, and refills (R0.49).
    sql: `ALTER TABLE global_payment DROP COLUMN submissions`,
  },
  {
    id: '082-questions',
    sql: `
      -- Who has paid a customer of the bank before (R0.56, R0.57).
      CREATE INDEX payment_between ON payment (customer_id, payee_customer) WHERE payee_customer IS NOT NULL;
      -- More people were asked about than may be: the row names nobody, and its payee is looked for when it is paid.
      ALTER TABLE mass_row ADD COLUMN asks_when_paid boolean NOT NULL DEFAULT false,
        -- Of such a row out of the bank: what was found out and is not said before then.
        ADD COLUMN unsaid jsonb,
        ADD CHECK (unsaid IS NULL OR asks_when_paid);
    `,
  },
  {
    id: '083-price-by-debit',
    // What the customer said may leave, fee included (R0.94); null where the amount was given.
    sql: `ALTER TABLE payment_quote ADD COLUMN asked_debit numeric(38,8)`,
  },
];
