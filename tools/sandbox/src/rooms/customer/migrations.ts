/** Who the bank knows: customers, the users who sign in, and what a user may do for a customer (R1.3.7, R1.6.1, R1.6.2). */
export const migrations = [
  {
    id: '001-customer',
    sql: `
      CREATE TABLE customer (
        id int PRIMARY KEY,
        type text NOT NULL CHECK (type IN ('personal', 'business')),
        business_name text,
        first_name text NOT NULL,
        last_name text NOT NULL,
        residence_country text NOT NULL,
        verified bool NOT NULL DEFAULT true,
        limited bool NOT NULL DEFAULT false,
        need_kyc bool NOT NULL DEFAULT false,
        need_info_update bool NOT NULL DEFAULT false,
        permissions text[] NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL
      );
      CREATE TABLE app_user (
        id int PRIMARY KEY,
        email text NOT NULL UNIQUE CHECK (email = lower(email)),
        password_hash text NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        customer_id int REFERENCES customer (id),
        approve_mode text NOT NULL DEFAULT 'none' CHECK (approve_mode IN ('none', 'push', 'otp', 'sms', 'approvalCode')),
        two_factor_mode text NOT NULL DEFAULT 'simple',
        is_admin bool NOT NULL DEFAULT false,
        phone text
      );
      CREATE TABLE membership (
        user_id int NOT NULL REFERENCES app_user (id),
        customer_id int NOT NULL REFERENCES customer (id),
        access_right int NOT NULL CHECK (access_right BETWEEN 0 AND 5),
        is_representative bool NOT NULL DEFAULT false,
        position_ids int[] NOT NULL DEFAULT '{}',
        PRIMARY KEY (user_id, customer_id)
      );
      CREATE INDEX membership_customer ON membership (customer_id);
    `,
  },
  {
    id: '002-start-page',
    sql: `
      ALTER TABLE customer
        ADD COLUMN tax_status text NOT NULL DEFAULT 'notRequired'
          CHECK (tax_status IN ('validated', 'pending', 'none', 'notRequired', 'rejected', 'expiredSoon')),
        ADD COLUMN old_web_url text;
      -- What a user is before any customer has taken them in, and where such a user still belongs.
      ALTER TABLE app_user
        ADD COLUMN customer_type text NOT NULL DEFAULT 'personal' CHECK (customer_type IN ('personal', 'business')),
        ADD COLUMN authorized_old_web_url text;
      ALTER TABLE membership ADD COLUMN balance_info bool NOT NULL DEFAULT true;
      CREATE TABLE pending_term (
        user_id int NOT NULL REFERENCES app_user (id),
        term_id text NOT NULL,
        accepted_at timestamptz,
        PRIMARY KEY (user_id, term_id)
      );
    `,
  },
  {
    id: '003-language',
    sql: `
      -- The language of the user's last call, for notices about actions of others (R1.9.4: default en).
      ALTER TABLE app_user
        ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es', 'ro', 'ru', 'ua', 'pt'));
    `,
  },
  {
    id: '004-terms-to-come',
    sql: `
      -- From when the terms have to be accepted before anything else; null: at once.
      ALTER TABLE pending_term ADD COLUMN due_at timestamptz;
    `,
  },
  {
    id: '005-due-diligence',
    sql: `
      -- R3.4.8: how closely the bank looks at a customer. Companies begin with the standard.
      ALTER TABLE customer
        ADD COLUMN due_diligence_level int NOT NULL DEFAULT 0 CHECK (due_diligence_level BETWEEN 0 AND 4);
      UPDATE customer SET due_diligence_level = 1 WHERE type = 'business';
      -- A user who came from the old web.
      ALTER TABLE app_user ADD COLUMN is_converted bool NOT NULL DEFAULT false;
    `,
  },
  {
    id: '006-customers-who-left',
    sql: `
      -- R0.92: when the back office closed the customer's file.
      ALTER TABLE customer ADD COLUMN left_at timestamptz;
    `,
  },
];
