/** The phones that approve, the browsers the bank knows, and what a phone is being asked (R1.3.5). */
export const migrations = [
  {
    id: '001-devices',
    sql: `
      CREATE TABLE device (
        id text PRIMARY KEY,
        user_id int NOT NULL REFERENCES app_user (id),
        type text NOT NULL CHECK (type IN ('android', 'ios')),
        name text NOT NULL,
        location text,
        status text NOT NULL CHECK (status IN ('waiting', 'linked', 'approved')),
        created_at timestamptz NOT NULL,
        last_activity_at timestamptz,
        approve_hash bytea,
        approve_method text CHECK (approve_method IN ('email', 'sms')),
        approve_expires_at timestamptz,
        approve_tries int NOT NULL DEFAULT 0,
        approve_sends int NOT NULL DEFAULT 0
      );
      CREATE INDEX device_user ON device (user_id, created_at);
      CREATE TABLE known_browser (
        id text PRIMARY KEY,
        user_id int NOT NULL REFERENCES app_user (id),
        secret_hash bytea NOT NULL UNIQUE,
        user_agent text NOT NULL,
        location text,
        created_at timestamptz NOT NULL,
        last_activity_at timestamptz NOT NULL
      );
      CREATE INDEX known_browser_user ON known_browser (user_id, created_at);
      ALTER TABLE session ADD COLUMN browser_id text REFERENCES known_browser (id) ON DELETE SET NULL;
      ALTER TABLE login_code ADD COLUMN browser_id text REFERENCES known_browser (id) ON DELETE SET NULL;
      -- 'approve': is this sign-in yours? 'link': be one of my phones. The key is unguessable, and of use only beside a
      -- session of the same user; what a phone opens a link with is kept as a hash.
      CREATE TABLE phone_request (
        key text PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('approve', 'link')),
        user_id int NOT NULL REFERENCES app_user (id),
        login_code bytea REFERENCES login_code (hash),
        device_id text REFERENCES device (id) ON DELETE CASCADE,
        token_hash bytea UNIQUE,
        link_hash bytea UNIQUE,
        number text,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'declined')),
        sends int NOT NULL DEFAULT 0,
        at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        CHECK (kind = 'link' OR login_code IS NOT NULL)
      );
      CREATE INDEX phone_request_code ON phone_request (login_code);
      CREATE INDEX outbox_push ON outbox (subject) WHERE channel = 'push';
      CREATE INDEX phone_request_waiting ON phone_request (at) WHERE state = 'waiting';
    `,
  },
  {
    id: '002-device-secrets',
    sql: `
      -- A phone's secret is "<secret_id>.<256 bits>": found by the first part, proven by the second, of which only the
      -- SHA-256 is kept. The former one is good until its successor is used.
      ALTER TABLE device
        ADD COLUMN secret_id text UNIQUE,
        ADD COLUMN secret_hash bytea,
        ADD COLUMN former_secret_hash bytea,
        ADD COLUMN push_token text,
        ADD CHECK (former_secret_hash IS NULL OR secret_hash IS NOT NULL);
      -- Given to a phone that said yes before the sign-in's other factor was shown: the phone is there only afterwards.
      ALTER TABLE phone_request ADD COLUMN secret_id text, ADD COLUMN secret_hash bytea;
      ALTER TABLE session ADD COLUMN device_id text REFERENCES device (id) ON DELETE SET NULL;
      ALTER TABLE login_code ADD COLUMN device_id text REFERENCES device (id) ON DELETE SET NULL;
      CREATE INDEX session_device ON session (device_id) WHERE device_id IS NOT NULL;
    `,
  },
];
