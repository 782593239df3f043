/** The people of a company beyond those who sign in (R3.3.5). */
export const migrations = [
  {
    id: '001-company',
    sql: `
      CREATE TABLE company_representative (
        id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        customer_id int NOT NULL REFERENCES customer (id),
        type_id int NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        email text NOT NULL CHECK (email = lower(email)),
        created_at timestamptz NOT NULL,
        UNIQUE (customer_id, email)
      );
    `,
  },
];
