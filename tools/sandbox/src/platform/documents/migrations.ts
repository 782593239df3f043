/** Files of customers, as the bank keeps them (R0.72). The room that requested a file knows its purpose. */
export const migrations = [
  {
    id: '001-documents',
    sql: `
      CREATE TABLE document (
        id text PRIMARY KEY,
        seq bigint GENERATED ALWAYS AS IDENTITY,
        customer_id int NOT NULL REFERENCES customer (id),
        -- R3.3.6, document categories 1 to 12.
        category int NOT NULL CHECK (category BETWEEN 1 AND 12),
        -- The document type, where the customer named one.
        type_id int,
        file_name text NOT NULL,
        media_type text NOT NULL,
        content bytea NOT NULL CHECK (octet_length(content) BETWEEN 1 AND 10485760),
        sha256 bytea NOT NULL,
        -- uploaded: looked at and accepted (R3.3.7, attachment status).
        status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'uploaded', 'rejected')),
        reject_reason text,
        expires_at date,
        uploaded_at timestamptz NOT NULL,
        created_by int NOT NULL REFERENCES app_user (id)
      );
      CREATE INDEX document_customer ON document (customer_id, category);
    `,
  },
  {
    id: '002-name-mismatch',
    sql: `
      -- Rejected because it names another person (R2.3.4, 64).
      ALTER TABLE document ADD COLUMN is_name_mismatch bool NOT NULL DEFAULT false CHECK (status = 'rejected' OR NOT is_name_mismatch);
    `,
  },
  {
    id: '003-status-ids',
    sql: `
      -- R2.3.4 instead of three words and a flag; R3.3.17.
      ALTER TABLE document
        ADD COLUMN status_id int NOT NULL DEFAULT 41 CHECK (status_id IN (0, 2, 4, 5, 26, 31, 38, 41, 64)),
        ADD COLUMN issued_at date;
      UPDATE document SET status_id = CASE WHEN is_name_mismatch THEN 64 WHEN status = 'rejected' THEN 26
                                           WHEN status = 'uploaded' THEN 2 ELSE 41 END;
      ALTER TABLE document DROP COLUMN is_name_mismatch, DROP COLUMN status;
      -- 4 and 5 are the identity card and the driving licence (R2.5.7): what proves an address has ids of its own.
      UPDATE document SET type_id = type_id + 100 WHERE category = 2 AND type_id BETWEEN 1 AND 5;
      -- The one limit of R2.9.6; files from before it stay.
      ALTER TABLE document DROP CONSTRAINT document_content_check;
      ALTER TABLE document ADD CONSTRAINT document_content_check CHECK (octet_length(content) BETWEEN 1 AND 10000000) NOT VALID;
    `,
  },
  {
    id: '004-reject-codes',
    sql: `
      -- Why it was rejected, as a word: the sentence is said in each reader's language. Beside it stands no sentence.
      ALTER TABLE document ADD COLUMN reject_code text
        CHECK (reject_code IN ('blurred', 'expired', 'nameMismatch', 'underAge', 'otherFace')),
        ADD CONSTRAINT document_reason_once CHECK (reject_code IS NULL OR reject_reason IS NULL);
    `,
  },
  {
    id: '005-watched-ends',
    sql: `
      -- The end that the bank has begun to watch (R0.90).
      ALTER TABLE document ADD COLUMN watched_until date;
    `,
  },
];
