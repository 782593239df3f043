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
  {
    id: '002-one-table-of-people',
    sql: `
      -- A person of a company once, with everything that they are in it (R0.48). Before, there was a row for each position, and those
      -- who could become users stood in a table of their own.
      ALTER TABLE company_person
        ADD COLUMN first_name text,
        ADD COLUMN last_name text,
        ADD COLUMN email text CHECK (email = lower(email)),
        ADD COLUMN position_ids int[],
        ADD COLUMN created_at timestamptz NOT NULL DEFAULT '-infinity';
      WITH merged AS (
        SELECT min(id) AS id, array_agg(DISTINCT type_id) AS positions, max(control_status) AS control, array_agg(id) AS ids
          FROM company_person GROUP BY customer_id, name
      ), moved AS (
        UPDATE company_person_document d SET person_id = m.id FROM merged m WHERE d.person_id = ANY (m.ids)
      )
      UPDATE company_person p
         SET position_ids = m.positions, control_status = m.control, first_name = split_part(p.name, ' ', 1),
             last_name = ltrim(substr(p.name, length(split_part(p.name, ' ', 1)) + 1))
        FROM merged m WHERE p.id = m.id;
      DELETE FROM company_person WHERE position_ids IS NULL;
      INSERT INTO company_person (customer_id, name, type_id, first_name, last_name, email, position_ids, created_at)
      SELECT customer_id, '', type_id, first_name, last_name, email, ARRAY[type_id], created_at FROM company_representative ORDER BY id;
      INSERT INTO company_person (customer_id, name, type_id, first_name, last_name, email, position_ids)
      SELECT m.customer_id, '', 0, u.first_name, u.last_name, u.email, m.position_ids
        FROM membership m JOIN app_user u ON u.id = m.user_id
       WHERE m.position_ids <> '{}'
         AND NOT EXISTS (SELECT FROM company_person p WHERE p.customer_id = m.customer_id AND p.email = u.email);
      INSERT INTO company_person (customer_id, name, type_id, first_name, last_name, email, position_ids)
      SELECT i.customer_id, '', 0, i.first_name, i.last_name, i.email, i.position_ids
        FROM company_invitation i
       WHERE NOT EXISTS (SELECT FROM company_person p WHERE p.customer_id = i.customer_id AND p.email = i.email);
      ALTER TABLE company_person
        DROP COLUMN name,
        DROP COLUMN type_id,
        ALTER COLUMN created_at DROP DEFAULT,
        ALTER COLUMN first_name SET NOT NULL,
        ALTER COLUMN last_name SET NOT NULL,
        ALTER COLUMN position_ids SET NOT NULL,
        ADD CHECK (position_ids <> '{}'),
        ADD UNIQUE (customer_id, email);
      DROP TABLE company_representative;

      -- Who a user is in the company: nobody for one whom it took in without a position.
      ALTER TABLE membership ADD COLUMN person_id int REFERENCES company_person (id);
      UPDATE membership m SET person_id = p.id FROM company_person p, app_user u
       WHERE u.id = m.user_id AND p.customer_id = m.customer_id AND p.email = u.email;
      ALTER TABLE membership DROP COLUMN position_ids;
      ALTER TABLE company_invitation ADD COLUMN person_id int REFERENCES company_person (id) ON DELETE CASCADE;
      UPDATE company_invitation i SET person_id = p.id FROM company_person p
       WHERE p.customer_id = i.customer_id AND p.email = i.email;
      ALTER TABLE company_invitation
        DROP CONSTRAINT company_invitation_pkey,
        DROP COLUMN email,
        DROP COLUMN first_name,
        DROP COLUMN last_name,
        DROP COLUMN position_ids,
        ADD PRIMARY KEY (person_id);
    `,
  },
  {
    id: '003-papers-of-a-source',
    sql: `
      -- A paper about the source of wealth belongs to one source of the company's money (R3.3.1).
      CREATE TABLE company_wealth_document (
        document_id text PRIMARY KEY REFERENCES document (id),
        source_id int NOT NULL
      );
      INSERT INTO company_wealth_document (document_id, source_id)
      SELECT d.id, (p.financial_detail -> 'sourceIds' ->> 0)::int
        FROM document d JOIN company_profile p ON p.customer_id = d.customer_id
       WHERE d.category = 11 AND p.financial_detail -> 'sourceIds' ->> 0 IS NOT NULL;
    `,
  },
  {
    id: '004-resolutions',
    sql: `
      -- R3.3.27: who represents a company at the bank, and which directors have signed that. The newest one counts.
      CREATE TABLE company_resolution (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        customer_id int NOT NULL REFERENCES customer (id),
        sent_at timestamptz NOT NULL,
        sent_by int NOT NULL REFERENCES app_user (id)
      );
      CREATE INDEX company_resolution_customer ON company_resolution (customer_id, id);
      CREATE TABLE company_resolution_person (
        resolution_id int NOT NULL REFERENCES company_resolution (id),
        place int NOT NULL,
        person_id int REFERENCES company_person (id) ON DELETE SET NULL,
        name text NOT NULL,
        is_signer bool NOT NULL,
        signed_at timestamptz,
        refused_at timestamptz,
        CHECK (signed_at IS NULL OR refused_at IS NULL),
        PRIMARY KEY (resolution_id, is_signer, place)
      );
      CREATE INDEX company_resolution_of_person ON company_resolution_person (person_id);
    `,
  },
  {
    id: '005-declarations',
    sql: `
      -- R3.3.29: what a company of an adult industry declares, in the words that it was shown. The newest one of a kind counts.
      CREATE TABLE company_declaration (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        customer_id int NOT NULL REFERENCES customer (id),
        kind text NOT NULL,
        statement_ids text[] NOT NULL,
        lang text NOT NULL,
        words jsonb NOT NULL,
        sent_at timestamptz NOT NULL,
        sent_by int NOT NULL REFERENCES app_user (id),
        status text NOT NULL CHECK (status IN ('pending', 'validated', 'rejected')),
        reject_reason text CHECK (reject_reason IS NULL OR status = 'rejected'),
        decided_at timestamptz CHECK ((decided_at IS NULL) = (status = 'pending'))
      );
      CREATE INDEX company_declaration_customer ON company_declaration (customer_id, kind, id);
      -- Only a rejected one can be followed by another.
      CREATE UNIQUE INDEX company_declaration_standing ON company_declaration (customer_id, kind) WHERE status <> 'rejected';
    `,
  },
  {
    id: '006-wealth-of-people',
    sql: `
      -- Where the money of a shareholder or an owner comes from (R3.3.1), and which of it a paper is about.
      ALTER TABLE company_person ADD COLUMN wealth_source_ids int[] NOT NULL DEFAULT '{}';
      ALTER TABLE company_person_document ADD COLUMN source_id int;
    `,
  },
  {
    id: '007-owners',
    sql: `
      -- R0.161: who holds a company, as it declared it. The newest validated one stands, and one may wait for the bank.
      CREATE TABLE company_ownership (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        customer_id int NOT NULL REFERENCES customer (id),
        -- The tree of holders, the owners, and the companies between.
        tree jsonb NOT NULL,
        sent_at timestamptz NOT NULL,
        -- null: the application declared it.
        sent_by int REFERENCES app_user (id),
        status text NOT NULL CHECK (status IN ('pending', 'validated', 'rejected')),
        reject_reason text CHECK (reject_reason IS NULL OR status = 'rejected'),
        decided_at timestamptz CHECK ((decided_at IS NULL) = (status = 'pending'))
      );
      CREATE INDEX company_ownership_customer ON company_ownership (customer_id, id);
      CREATE UNIQUE INDEX company_ownership_waiting ON company_ownership (customer_id) WHERE status = 'pending';
      -- A person of a declared ownership. The ids of persons are those of the declaration (p1, p2), and the person of the company is null
      -- for a director of a holding company, and for a person whom the company has no more.
      CREATE TABLE company_ownership_person (
        ownership_id int NOT NULL REFERENCES company_ownership (id),
        ref text NOT NULL,
        person_id int REFERENCES company_person (id) ON DELETE SET NULL,
        stated jsonb NOT NULL,
        holds_quarter bool NOT NULL,
        position_ids int[] NOT NULL,
        -- What a rejection takes back: the positions that the declaration added, and the sources of money from before it.
        added_ids int[] NOT NULL,
        sources_before int[] NOT NULL,
        PRIMARY KEY (ownership_id, ref)
      );
      CREATE INDEX company_ownership_of_person ON company_ownership_person (person_id);
    `,
  },
  {
    id: '008-listed-users',
    sql: `
      -- R0.182: the user who held the person's address when it was entered; null: nobody did. A trigger writes it (listed-user.sql).
      ALTER TABLE company_person ADD COLUMN user_id int REFERENCES app_user (id);
      UPDATE company_person p SET user_id = u.id FROM app_user u WHERE u.email = p.email;
      CREATE INDEX company_person_user ON company_person (user_id);
    `,
  },
  {
    id: '009-access-offers',
    sql: `
      -- R0.183: a user of the bank whom a company asks to act for it. It gives no access: that begins with their yes, as a membership.
      CREATE TABLE access_offer (
        customer_id int NOT NULL REFERENCES customer (id),
        user_id int NOT NULL REFERENCES app_user (id),
        person_id int NOT NULL REFERENCES company_person (id) ON DELETE CASCADE,
        access_right int NOT NULL CHECK (access_right BETWEEN 0 AND 4),
        balance_info bool NOT NULL,
        invited_by int NOT NULL REFERENCES app_user (id),
        offered_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (customer_id, user_id)
      );
      CREATE INDEX access_offer_user ON access_offer (user_id);
      CREATE INDEX access_offer_person ON access_offer (person_id);
    `,
  },
];
