/** The requirements of a customer (R1.3.11, R1.4.31 to R1.4.38). Documents are in their own table. */
export const migrations = [
  {
    id: '001-verification',
    sql: `
      CREATE TABLE verification_case (
        customer_id int PRIMARY KEY REFERENCES customer (id),
        is_duplicate bool NOT NULL DEFAULT false,
        is_card_document_required bool NOT NULL DEFAULT false
      );
      CREATE TABLE limit_reason (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        customer_id int NOT NULL REFERENCES customer (id),
        action_type_id int NOT NULL,
        limited_at timestamptz NOT NULL
      );
      CREATE INDEX limit_reason_customer ON limit_reason (customer_id);
      CREATE TABLE requirement (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        customer_id int NOT NULL REFERENCES customer (id),
        category_id int NOT NULL CHECK (category_id BETWEEN 1 AND 12),
        limit_reason_id int REFERENCES limit_reason (id)
      );
      CREATE INDEX requirement_customer ON requirement (customer_id);
      CREATE TABLE requirement_document (
        requirement_id int NOT NULL REFERENCES requirement (id),
        document_id text NOT NULL REFERENCES document (id),
        PRIMARY KEY (requirement_id, document_id)
      );
    `,
  },
  {
    id: '002-asked-of-newcomers',
    sql: `
      -- People who became customers before the bank kept a list of what it asks them for.
      INSERT INTO requirement (customer_id, category_id)
      SELECT c.id, category FROM customer c, unnest(ARRAY[1, 2]) AS category
       WHERE c.type = 'personal' AND c.need_kyc AND NOT EXISTS (SELECT FROM requirement r WHERE r.customer_id = c.id)
       ORDER BY c.id, category;
      UPDATE company_profile p SET required_categories = '{4}'
        FROM customer c WHERE c.id = p.customer_id AND c.need_kyc AND p.required_categories = '{}';
      CREATE INDEX requirement_document_document ON requirement_document (document_id);
    `,
  },
  {
    id: '003-what-persons-state',
    sql: `
      -- R0.66: what a person's statement of work and money took the place of, and who changed it.
      CREATE TABLE person_restatement (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        customer_id int NOT NULL REFERENCES customer (id),
        replaced jsonb NOT NULL,
        stated_at timestamptz NOT NULL,
        stated_by int NOT NULL REFERENCES app_user (id)
      );
      CREATE INDEX person_restatement_customer ON person_restatement (customer_id, stated_at);
    `,
  },
  {
    id: '004-card-documents',
    // The address says it, and the proof that answers it is the address's.
    sql: 'ALTER TABLE verification_case DROP COLUMN is_card_document_required;',
  },
  {
    id: '005-renewals',
    sql: `
      -- The document that has ended, where the bank limited the account for it (R0.91). What is sent for the same thing renews it.
      ALTER TABLE requirement ADD COLUMN renews_id text REFERENCES document (id) CHECK (renews_id IS NULL OR limit_reason_id IS NOT NULL);
      CREATE INDEX requirement_renews ON requirement (renews_id) WHERE renews_id IS NOT NULL;
    `,
  },
  {
    id: '006-ends-of-before',
    sql: `
      -- Documents that were accepted before the bank watched their ends.
      INSERT INTO job (id, kind, payload, due_at)
      SELECT 'watch-' || id, 'watchDocument', jsonb_build_object('documentId', id, 'expiresAt', to_char(expires_at, 'YYYY-MM-DD')),
             (expires_at - 60)::timestamp AT TIME ZONE 'UTC'
        FROM document WHERE status_id = 2 AND expires_at IS NOT NULL;
      UPDATE document SET watched_until = expires_at WHERE status_id = 2 AND expires_at IS NOT NULL;
    `,
  },
];
