-- The ways money takes out of the bank, one row for each currency that a way carries. What moves to and fro stands between the rail's own
-- clearing account and its settle account, so that no two rails mix their money (I8).
CREATE TABLE rail (
  -- A scheme, or clearing for payments without one.
  name text NOT NULL,
  currency text NOT NULL REFERENCES currency (code),
  -- Where money is from its release until it is settled or comes back.
  clearing_account int NOT NULL UNIQUE,
  -- Where it is once it has arrived outside.
  settle_account int NOT NULL,
  -- The days on which it works, by the name of a calendar; null: every day.
  calendar text,
  -- The hour of UTC from which a payment belongs to the next open day; null: it counts from the instant of its release.
  cut_off int CHECK (cut_off BETWEEN 0 AND 23),
  -- Until it arrives: business days and an hour of UTC with a cut-off, ms without one.
  arrival_days int,
  arrival_hour int CHECK (arrival_hour BETWEEN 0 AND 23),
  arrival_ms bigint,
  -- Whether money may come back after it was settled.
  takes_recall boolean NOT NULL,
  PRIMARY KEY (name, currency),
  CHECK (num_nulls(cut_off, arrival_days, arrival_hour) IN (0, 3)),
  CHECK ((cut_off IS NULL) = (arrival_ms IS NOT NULL)),
  CHECK (cut_off IS NULL OR calendar IS NOT NULL)
);
INSERT INTO rail (name, currency, clearing_account, settle_account, arrival_ms, takes_recall)
SELECT 'clearing', code, clearing_account, cash_account, 0, false FROM currency;
ALTER TABLE currency DROP COLUMN clearing_account;

-- A step moves money in parts: the key is payment, step and number of the part. A hold is the part of the release that is still pending;
-- whatever is taken out of it becomes a part of its own, and so does the rest that is given back (I11).
ALTER TABLE transfer ADD COLUMN n smallint NOT NULL DEFAULT 1 CHECK (n > 0),
  DROP CONSTRAINT transfer_pkey, ADD PRIMARY KEY (payment_id, step, n);
ALTER TABLE entry ADD COLUMN n smallint NOT NULL DEFAULT 1;
