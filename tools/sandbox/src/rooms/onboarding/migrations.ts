/** Applications that became customers, and through which brand (R3.3.22, R3.3.24, R3.3.25). */
export const migrations = [
  {
    id: '001-applications',
    sql: `
      -- The brand through which the customer registered; null for customers of before.
      ALTER TABLE customer ADD COLUMN brand text;
      -- The body held a ticket of 256 random bits, of which the bank keeps a hash only: the password in it cannot be guessed from this one.
      CREATE TABLE application (
        key text PRIMARY KEY,
        body_hash text NOT NULL,
        answer jsonb NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX application_created ON application (created_at);
    `,
  },
  {
    id: '002-companies',
    sql: `
      ALTER TABLE company_profile
        ADD COLUMN due_diligence jsonb,
        ADD COLUMN legal_information jsonb;
      -- What a company said of its people, of the companies that hold parts of it, and who holds what.
      CREATE TABLE company_application (
        customer_id int PRIMARY KEY REFERENCES customer (id),
        statement jsonb NOT NULL,
        created_at timestamptz NOT NULL
      );
    `,
  },
];
