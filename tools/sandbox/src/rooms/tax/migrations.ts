export const migrations = [
  {
    id: '001-tax',
    sql: `
      -- Representatives whom a company has invited to certify its taxes (R1.2.6). Of the secret only its SHA-256 is kept.
      CREATE TABLE representative_invitation (
        hash bytea PRIMARY KEY,
        user_id int NOT NULL REFERENCES app_user (id),
        customer_id int NOT NULL REFERENCES customer (id),
        expires_at timestamptz NOT NULL,
        -- The certification was given, or a newer invitation took its place.
        used_at timestamptz
      );
      CREATE INDEX representative_invitation_user ON representative_invitation (user_id, customer_id);
    `,
  },
  {
    id: '002-certification',
    sql: `
      -- R0.113: what was signed is never changed. A later certification is a row of its own that names the one before, and the bank's
      -- decision stands beside it.
      CREATE TABLE tax_certification (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        customer_id int NOT NULL REFERENCES customer (id),
        previous_id int UNIQUE REFERENCES tax_certification (id),
        -- Answers without tax numbers, by the names of the call.
        answers jsonb NOT NULL,
        us_indicia text[] NOT NULL,
        declaration_id text NOT NULL,
        language text NOT NULL,
        signed_by int NOT NULL REFERENCES app_user (id),
        signed_at timestamptz NOT NULL
      );
      CREATE INDEX tax_certification_customer ON tax_certification (customer_id, id DESC);

      CREATE TABLE tax_certification_country (
        certification_id int NOT NULL REFERENCES tax_certification (id),
        place int NOT NULL,
        country_code text NOT NULL,
        -- As it was typed (R0.14).
        tax_id text,
        tin_missing_reason text CHECK (tin_missing_reason IN ('notIssued', 'cannotObtain', 'notRequired')),
        tin_missing_explanation text,
        PRIMARY KEY (certification_id, country_code),
        CHECK (tax_id IS NULL OR tin_missing_reason IS NULL),
        CHECK ((tin_missing_explanation IS NOT NULL) = (tin_missing_reason IS NOT DISTINCT FROM 'cannotObtain'))
      );

      CREATE TABLE tax_decision (
        certification_id int PRIMARY KEY REFERENCES tax_certification (id),
        status text NOT NULL CHECK (status IN ('validated', 'rejected')),
        decided_at timestamptz NOT NULL
      );

      -- Until when a certification may be put off; null: no end is set.
      ALTER TABLE customer ADD COLUMN tax_due_at timestamptz;
    `,
  },
  {
    id: '003-companies',
    sql: `
      -- R0.116: what a company is to the tax offices, as the bank found it from the answers; null for a person.
      ALTER TABLE tax_certification ADD COLUMN entity_class text
        CHECK (entity_class IN ('financialInstitution', 'managedInvestmentOutsideCrs', 'publiclyTraded', 'activeEntity', 'passiveEntity'));

      -- Whom a country taxes: 0 is the customer itself, other numbers are the people who control a company. No foreign key: the company may
      -- remove a person, and what was signed stays.
      ALTER TABLE tax_certification_country
        ADD COLUMN person_id int NOT NULL DEFAULT 0,
        DROP CONSTRAINT tax_certification_country_pkey,
        ADD PRIMARY KEY (certification_id, person_id, country_code);
    `,
  },
  {
    id: '004-representatives',
    sql: `
      -- R0.117: a representative signs a part of their own beside the company's; null: the customer's own certification.
      ALTER TABLE tax_certification ADD COLUMN representative_id int REFERENCES app_user (id);
    `,
  },
  {
    id: '005-papers',
    sql: `
      -- R0.118: which paper of a certification a document is. Which certification it belongs to is in that one's answers.
      CREATE TABLE tax_paper (
        document_id text PRIMARY KEY REFERENCES document (id),
        kind text NOT NULL CHECK (kind IN ('w9', 'w8', 'lossOfNationality')),
        -- Whose own part it belongs to; null: the customer's certification.
        representative_id int REFERENCES app_user (id)
      );

      -- What was signed, as a file; drawn with the signature, and never again.
      CREATE TABLE tax_certificate (
        certification_id int PRIMARY KEY REFERENCES tax_certification (id),
        content bytea NOT NULL,
        sha256 bytea NOT NULL
      );

      -- Lets a representative whose link is used up keep the certificate. Of the secret only its SHA-256 is kept.
      CREATE TABLE tax_certificate_copy (
        hash bytea PRIMARY KEY,
        certification_id int NOT NULL REFERENCES tax_certification (id),
        expires_at timestamptz NOT NULL
      );
    `,
  },
  {
    id: '006-rejections',
    sql: `
      -- R0.119: what of the certification the bank did not accept, and why: a list of {field, countryCode, representativeId, reason}.
      ALTER TABLE tax_decision ADD COLUMN rejections jsonb NOT NULL DEFAULT '[]'
        CHECK (jsonb_typeof(rejections) = 'array' AND (status = 'rejected' OR rejections = '[]'));
    `,
  },
  {
    id: '007-gone-facts',
    sql: `
      -- R0.114: what spoke for the United States and was deleted or changed since.
      CREATE TABLE tax_gone_fact (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        -- Whose fact it was: a customer's, or of a phone a user's.
        customer_id int REFERENCES customer (id),
        user_id int REFERENCES app_user (id),
        fact text NOT NULL CHECK (fact IN ('birth', 'citizenship', 'address', 'phone')),
        country text NOT NULL,
        -- Of a phone its first three digits.
        number text,
        -- The newest certification in the bank when it went; 0: there was none.
        since int NOT NULL,
        CHECK ((customer_id IS NULL) <> (user_id IS NULL))
      );
      CREATE INDEX tax_gone_fact_customer ON tax_gone_fact (customer_id);
      CREATE INDEX tax_gone_fact_user ON tax_gone_fact (user_id);
    `,
  },
];
