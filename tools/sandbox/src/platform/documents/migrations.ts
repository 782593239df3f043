/** Files of customers, byte for byte. The room that requested a file knows its purpose. */
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
];
