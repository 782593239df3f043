-- The order of a card waits for a code as a secret does (ADR-48); it names no card yet.
ALTER TABLE card_secret
  ALTER COLUMN account_id DROP NOT NULL,
  -- What was ordered: the second call cannot bring another order.
  ADD COLUMN wish jsonb,
  DROP CONSTRAINT card_secret_purpose_check,
  ADD CONSTRAINT card_secret_purpose_check CHECK (purpose IN ('pin', 'details', 'newPin', 'order')),
  ADD CONSTRAINT card_secret_order CHECK ((purpose = 'order') = (wish IS NOT NULL) AND (purpose = 'order') = (account_id IS NULL));
