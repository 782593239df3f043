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
  {
    id: '003-owners-of-applications',
    sql: `
      -- R0.161: the ownership that an application declared stands until the bank accepts another one. Persons of an application are those of
      -- the company by their names; holds_quarter is said of every owner, whom the bank may ask for more than it has to.
      INSERT INTO company_ownership (customer_id, tree, sent_at, status, decided_at)
      SELECT a.customer_id, a.statement - '{personList,device,users,directors,authorizedCompanyRepresentative}'::text[], a.created_at,
             'validated', a.created_at
        FROM company_application a;
      INSERT INTO company_ownership_person (ownership_id, ref, person_id, stated, holds_quarter, position_ids, added_ids, sources_before)
      SELECT o.id, p.stated ->> 'id', k.id, p.stated, coalesce(8 = ANY (k.position_ids), false),
             coalesce((SELECT array_agg(id) FROM unnest(k.position_ids) AS id WHERE id IN (6, 8, 9)), '{}'), '{}', '{}'
        FROM company_ownership o
        JOIN company_application a ON a.customer_id = o.customer_id
       CROSS JOIN LATERAL jsonb_array_elements(a.statement -> 'personList') AS p (stated)
        LEFT JOIN LATERAL (
          SELECT c.id, c.position_ids FROM company_person c
           WHERE c.customer_id = o.customer_id AND c.first_name = p.stated ->> 'firstName' AND c.last_name = p.stated ->> 'lastName'
           ORDER BY c.id LIMIT 1
        ) k ON true;
    `,
  },
  {
    id: '004-forgotten-applications',
    sql: `
      -- R0.193: when the bank forgot what an application said that nobody had opened; null: it did not.
      ALTER TABLE customer ADD COLUMN forgotten_at timestamptz;
      -- Applications of before are looked at by the same job, a minute after the answer's time is over. Ids below ten thousand are the personas'.
      INSERT INTO job (id, kind, payload, due_at)
      SELECT 'application-' || id, 'forgetApplication', jsonb_build_object('customerId', id::text), created_at + interval '720 hours 1 minute'
        FROM customer WHERE id >= 10000;
    `,
  },
];
