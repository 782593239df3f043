/** Checks of identity by a provider (R0.80 to R0.85). Of a token only its SHA-256 is kept; no picture and no number comes here at all. */
export const migrations = [
  {
    id: '001-identity-verification',
    sql: `
      CREATE TABLE identity_run (
        id text PRIMARY KEY,
        customer_id int NOT NULL REFERENCES customer (id),
        user_id int NOT NULL REFERENCES app_user (id),
        provider text NOT NULL CHECK (provider IN ('one', 'two')),
        token_hash bytea NOT NULL UNIQUE,
        -- What the provider calls the run. It opens the provider's part of it, and is forgotten with the end.
        provider_session text,
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'superseded', 'expired')),
        outcome text CHECK ((state = 'answered') = (outcome IS NOT NULL)),
        started_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        ended_at timestamptz CHECK ((state = 'open') = (ended_at IS NULL))
      );
      -- A customer has one run at a time, and is asked how many there were today.
      CREATE UNIQUE INDEX identity_run_open ON identity_run (customer_id) WHERE state = 'open';
      CREATE INDEX identity_run_customer ON identity_run (customer_id, started_at);

      -- Every message that a provider has signed, once (R0.80).
      CREATE TABLE identity_message (
        provider text NOT NULL,
        id text NOT NULL,
        taken_at timestamptz NOT NULL,
        PRIMARY KEY (provider, id)
      );

      CREATE TABLE video_job (
        id text PRIMARY KEY,
        run_id text NOT NULL UNIQUE REFERENCES identity_run (id),
        starts_at timestamptz NOT NULL,
        joined_at timestamptz,
        ended_at timestamptz,
        outcome text CHECK ((ended_at IS NULL) = (outcome IS NULL))
      );

      -- Until when a provider does not answer the bank; a row of neither: it answers.
      CREATE TABLE identity_provider_outage (
        provider text PRIMARY KEY CHECK (provider IN ('one', 'two')),
        since timestamptz NOT NULL,
        until timestamptz NOT NULL
      );
    `,
  },
  {
    id: '002-pictures-of-a-run',
    // When the provider has said that it has them: the page of the run asks how far it is.
    sql: 'ALTER TABLE identity_run ADD COLUMN pictures_at timestamptz;',
  },
];
