/** Revenue-split contracts (R1.3.12, R1.3.13). */
export const migrations = [
  {
    id: '001-contracts',
    sql: `
      CREATE TABLE contract (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        status text NOT NULL CHECK (status IN ('ACTIVE', 'EXPIRED', 'TERMINATED', 'TERMINATING', 'UNSIGNED', 'WAITING',
          'CANCELLED', 'REJECTED', 'SIGNED', 'NEED_IDENTIFICATION')),
        -- Of the payer, which is the sender.
        identification_status text NOT NULL DEFAULT 'NEW'
          CHECK (identification_status IN ('NEW', 'PROCESSING', 'SUCCESS', 'FAILED')),
        -- The company whose revenue is split.
        company_id int NOT NULL REFERENCES customer (id),
        initiator_id int NOT NULL REFERENCES customer (id),
        sender_id int NOT NULL REFERENCES customer (id),
        sender_signer_name text NOT NULL CHECK (length(sender_signer_name) <= 256),
        sender_obligations text[] NOT NULL CHECK (cardinality(sender_obligations) > 0),
        beneficiary_id int NOT NULL REFERENCES customer (id),
        beneficiary_signer_name text NOT NULL CHECK (length(beneficiary_signer_name) <= 256),
        beneficiary_obligations text[] NOT NULL CHECK (cardinality(beneficiary_obligations) > 0),
        percentage numeric CHECK (percentage > 0 AND percentage <= 100),
        note text NOT NULL DEFAULT '',
        active_from timestamptz NOT NULL,
        active_to timestamptz CHECK (active_to > active_from),
        terminated_at timestamptz,
        terminated_by int REFERENCES customer (id),
        termination_note text,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CHECK (sender_id <> beneficiary_id),
        CHECK (initiator_id IN (sender_id, beneficiary_id)),
        CHECK (terminated_by IN (sender_id, beneficiary_id)),
        -- A termination names its requester from the start.
        CHECK ((status IN ('TERMINATING', 'TERMINATED')) = (terminated_by IS NOT NULL)),
        CHECK ((status = 'TERMINATED') = (terminated_at IS NOT NULL))
      );
      CREATE INDEX contract_sender ON contract (sender_id, status);
      CREATE INDEX contract_beneficiary ON contract (beneficiary_id, status);
    `,
  },
];
