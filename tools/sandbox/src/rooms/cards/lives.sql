-- A card that was ordered to an address whose proof the bank still looks at starts by itself; one that the bank has stopped does not.
ALTER TABLE card
  ADD COLUMN waits_for_address boolean NOT NULL DEFAULT false,
  -- Until when a repeated activation answers the PIN as the first one did. Null: never again.
  ADD COLUMN pin_open_until timestamptz;
UPDATE card SET waits_for_address = true FROM account a WHERE a.id = account_id AND a.status = 65 AND address_id IS NOT NULL;
-- A replacement that was closed before it took over replaces nothing.
UPDATE card SET replaces = NULL FROM account n, account o
WHERE n.id = card.account_id AND n.status IN (4, 11) AND o.id = card.replaces AND o.status NOT IN (4, 11);
-- Cards grow older and promises lapse by jobs.
INSERT INTO job (id, kind, payload, due_at)
SELECT 'card-' || c.account_id || '-first', 'stepCard', jsonb_build_object('cardId', c.account_id::text), c.ordered_at
FROM card c JOIN account a ON a.id = c.account_id WHERE a.status NOT IN (4, 11);
INSERT INTO job (id, kind, payload, due_at)
SELECT payment_id || '-lapse', 'lapsePurchase', jsonb_build_object('purchaseId', payment_id), lapses_at
FROM card_purchase WHERE status = 'authorised';
