/** Facts about people and companies beside their names (R3.3.1 to R3.3.13). */
export const migrations = [
  {
    id: '001-profile',
    sql: `
      CREATE TABLE person_profile (
        customer_id int PRIMARY KEY REFERENCES customer (id),
        birth_day date,
        citizenship_country text,
        occupation text,
        tax_id text,
        updated_at timestamptz
      );
      CREATE TABLE phone (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id int NOT NULL REFERENCES app_user (id),
        country_code text NOT NULL,
        number text NOT NULL,
        is_confirmed bool NOT NULL DEFAULT false
      );
      CREATE INDEX phone_user ON phone (user_id);
      CREATE TABLE identity (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        customer_id int NOT NULL REFERENCES customer (id),
        type_id int NOT NULL,
        number text NOT NULL,
        status text NOT NULL,
        issued_at date,
        expires_at date
      );
      CREATE INDEX identity_customer ON identity (customer_id);

      CREATE TABLE email_address (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        customer_id int NOT NULL REFERENCES customer (id),
        email text NOT NULL CHECK (email = lower(email)),
        is_confirmed bool NOT NULL DEFAULT false,
        is_primary bool NOT NULL DEFAULT false,
        UNIQUE (customer_id, email),
        CHECK (is_confirmed OR NOT is_primary)
      );
      CREATE UNIQUE INDEX email_address_primary ON email_address (customer_id) WHERE is_primary;
      CREATE INDEX email_address_email ON email_address (email) WHERE is_confirmed;
      CREATE TABLE username_change (
        id text PRIMARY KEY,
        seq bigint GENERATED ALWAYS AS IDENTITY,
        customer_id int NOT NULL REFERENCES customer (id),
        user_id int NOT NULL REFERENCES app_user (id),
        -- No foreign key: the request outlives an address that is deleted.
        email_id int NOT NULL,
        email text NOT NULL,
        status text NOT NULL CHECK (status IN ('active', 'failed', 'pending')),
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX username_change_pending ON username_change (customer_id) WHERE status = 'pending';
      CREATE INDEX username_change_customer ON username_change (customer_id, seq);
      -- One code at a time per confirmation; the hash is bound to it.
      CREATE TABLE profile_code (
        subject text PRIMARY KEY,
        hash bytea NOT NULL,
        tries int NOT NULL DEFAULT 0,
        expires_at timestamptz NOT NULL
      );

      CREATE TABLE address (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        customer_id int NOT NULL REFERENCES customer (id),
        address1 text NOT NULL,
        address2 text,
        city text NOT NULL,
        postal_code text NOT NULL,
        country_code text NOT NULL,
        state_name text,
        is_main bool NOT NULL DEFAULT false,
        is_confirmed bool NOT NULL DEFAULT false,
        is_document_required bool NOT NULL DEFAULT true
      );
      CREATE UNIQUE INDEX address_main ON address (customer_id) WHERE is_main;
      CREATE INDEX address_customer ON address (customer_id);
      CREATE TABLE address_document (
        address_id int NOT NULL REFERENCES address (id) ON DELETE CASCADE,
        document_id text NOT NULL REFERENCES document (id),
        PRIMARY KEY (address_id, document_id)
      );

      CREATE TABLE company_profile (
        customer_id int PRIMARY KEY REFERENCES customer (id),
        trading_name text,
        registration_number text,
        registered_at date,
        tax_id text,
        website text,
        description text,
        -- Categories of papers that the bank asks this company for.
        required_categories int[] NOT NULL DEFAULT '{}'
      );
      CREATE TABLE company_person (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        customer_id int NOT NULL REFERENCES customer (id),
        name text NOT NULL,
        type_id int NOT NULL,
        identity_status text,
        address_status text,
        control_status text
      );
      CREATE INDEX company_person_customer ON company_person (customer_id);

      CREATE TABLE notification_setting (
        user_id int NOT NULL REFERENCES app_user (id),
        topic text NOT NULL,
        channel text NOT NULL,
        is_on bool NOT NULL,
        PRIMARY KEY (user_id, topic, channel)
      );
    `,
  },
  {
    id: '002-phones-and-companies',
    sql: `
      -- A confirmed number is one person's.
      CREATE UNIQUE INDEX phone_confirmed ON phone (country_code, number) WHERE is_confirmed;
      CREATE UNIQUE INDEX phone_once ON phone (user_id, country_code, number);
      CREATE TABLE phone_guard (
        user_id int PRIMARY KEY REFERENCES app_user (id),
        sends int NOT NULL,
        until timestamptz NOT NULL
      );

      ALTER TABLE address ADD COLUMN is_card_document_required bool NOT NULL DEFAULT false;
      -- R3.3.13: financialDetail, additionalQuestionAnswers, isConverted; names follow from ids.
      ALTER TABLE company_profile
        ADD COLUMN financial_detail jsonb,
        ADD COLUMN additional_answers jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN is_converted bool NOT NULL DEFAULT false;
      CREATE TABLE company_person_document (
        person_id int NOT NULL REFERENCES company_person (id) ON DELETE CASCADE,
        document_id text NOT NULL REFERENCES document (id),
        PRIMARY KEY (person_id, document_id)
      );
    `,
  },
  {
    id: '003-notices',
    sql: `
      -- Notices go to all users who sign in as the customer.
      CREATE INDEX app_user_customer ON app_user (customer_id);
    `,
  },
  {
    id: '004-notification-centre',
    sql: `
      -- What users were told on the screen (ADR-32): one line a reader, in their language.
      CREATE TABLE notification (
        id text PRIMARY KEY,
        seq bigint GENERATED ALWAYS AS IDENTITY,
        user_id int NOT NULL REFERENCES app_user (id),
        customer_id int NOT NULL REFERENCES customer (id),
        at timestamptz NOT NULL,
        type text NOT NULL,
        severity text NOT NULL,
        title text NOT NULL,
        body text NOT NULL,
        discreet text NOT NULL,
        subject text,
        account_id int,
        read_at timestamptz
      );
      CREATE INDEX notification_reader ON notification (user_id, customer_id, seq DESC);
    `,
  },
  {
    id: '005-partner-agreements',
    sql: `
      -- The last copy of a company's agreement that was sent.
      CREATE TABLE partner_agreement_sent (
        customer_id int PRIMARY KEY REFERENCES customer (id),
        sent_at timestamptz NOT NULL,
        email text NOT NULL
      );
    `,
  },
  {
    id: '006-address-kinds',
    sql: `
      ALTER TABLE address
        ADD COLUMN state_code text,
        -- R2.3.5.
        ADD COLUMN type_id int NOT NULL DEFAULT 0 CHECK (type_id BETWEEN 0 AND 5);
    `,
  },
  {
    id: '007-industries',
    sql: `
      -- R3.3.21: what companies had stated by the first list, in the words of the dictionary.
      UPDATE company_profile SET financial_detail = jsonb_set(financial_detail, '{industry}', to_jsonb(renamed.to_id))
        FROM (VALUES ('crafts', 'manufacturing'), ('trade', 'retail'), ('services', 'professionalServices'),
                     ('otherIndustry', 'otherMainstream')) AS renamed (from_id, to_id)
       WHERE financial_detail ->> 'industry' = renamed.from_id;
    `,
  },
  {
    id: '008-applicants',
    sql: `
      -- R3.3.22: what persons state when they register. The statement holds ids of the dictionaries.
      ALTER TABLE person_profile
        ADD COLUMN birth_country text,
        ADD COLUMN second_occupation text,
        ADD COLUMN statement jsonb;
      -- Strangers ask whether a phone is a customer's.
      CREATE INDEX phone_number ON phone (country_code, number) WHERE is_confirmed;
      -- Of the code that is out: the challenge it is bound to, and the session that asked for it, which may leave out the verifier.
      ALTER TABLE phone
        ADD COLUMN code_challenge text,
        ADD COLUMN code_session text REFERENCES session (id);
    `,
  },
  {
    id: '009-restatements',
    sql: `
      -- R3.3.28: what a company's statements took the place of, and who changed them.
      CREATE TABLE company_restatement (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        customer_id int NOT NULL REFERENCES customer (id),
        kind text NOT NULL CHECK (kind IN ('financialDetail', 'dueDiligence')),
        replaced jsonb,
        stated_at timestamptz NOT NULL,
        stated_by int NOT NULL REFERENCES app_user (id)
      );
      CREATE INDEX company_restatement_customer ON company_restatement (customer_id, kind, stated_at);
      UPDATE customer c SET due_diligence_level = 4 FROM company_profile p
       WHERE p.customer_id = c.id
         AND p.financial_detail ->> 'industry' IN ('paymentServices', 'moneyExchange', 'lending', 'insurance', 'cryptoServices',
               'otherFinancial', 'studio', 'streamingPlatform', 'escort', 'adultGoods', 'otherAdult');
    `,
  },
  {
    id: '010-proven-usernames',
    sql: `
      -- R0.53. A change that was begun before has no proof, and so it is over.
      ALTER TABLE username_change
        -- Masked; null: the user had no second factor.
        ADD COLUMN factor_sent_to text,
        -- Hash of the password and the factor that the change was begun with.
        ADD COLUMN proof bytea,
        ADD COLUMN session_id text;
    `,
  },
  {
    id: '011-identity-types',
    sql: `
      -- The ids of R2.5.7: 4 identity card, 5 driving licence.
      UPDATE identity SET type_id = CASE type_id WHEN 2 THEN 4 WHEN 3 THEN 5 ELSE type_id END;
    `,
  },
  {
    id: '012-one-holder',
    sql: `
      -- R0.180: who holds an address, as an address to log in with or as a confirmed one. Triggers keep it (address-holder.sql).
      CREATE TABLE address_holder (
        email text PRIMARY KEY,
        -- 'customer 1001', also of the customer's own user; 'user 7' of a user who is no customer.
        holder text NOT NULL
      );
      INSERT INTO address_holder (email, holder)
      SELECT email, coalesce('customer ' || customer_id, 'user ' || id) FROM app_user ORDER BY id ON CONFLICT DO NOTHING;
      INSERT INTO address_holder (email, holder)
      SELECT email, 'customer ' || customer_id FROM email_address WHERE is_confirmed ORDER BY id ON CONFLICT DO NOTHING;
    `,
  },
  {
    id: '013-lines-about-papers',
    sql: `
      -- Whose papers a line is about: it goes when they are forgotten (R0.192).
      ALTER TABLE notification ADD papers_of int;
      UPDATE notification SET papers_of = customer_id WHERE type LIKE 'document%';
      CREATE INDEX notification_papers ON notification (papers_of) WHERE papers_of IS NOT NULL;
    `,
  },
];
