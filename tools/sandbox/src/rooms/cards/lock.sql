-- Locks the cards of a customer and then every account of theirs: money of a card that is over goes on to one of these, in the transaction
-- that ends the card (R2.7.33). Cards come before accounts everywhere. A null customer is every customer who has a card.
CREATE FUNCTION lock_cards(p_customer int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM card c WHERE p_customer IS NULL OR c.customer_id = p_customer ORDER BY c.account_id FOR NO KEY UPDATE;
  PERFORM FROM (SELECT array_agg(DISTINCT customer_id) AS ids FROM card c WHERE p_customer IS NULL OR c.customer_id = p_customer) h,
    (SELECT array_agg(x.customer_id) AS customers, array_agg(x.currency) AS currencies
     FROM (SELECT DISTINCT c.customer_id, a.currency FROM card c JOIN account a ON a.id = c.account_id
           WHERE p_customer IS NULL OR c.customer_id = p_customer) x) y,
    lock_for_posting(ARRAY(SELECT id FROM account a WHERE a.customer_id = ANY (h.ids)), y.customers, y.currencies);
END $$;
