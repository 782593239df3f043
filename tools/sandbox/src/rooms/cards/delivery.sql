-- Where the post takes a card (R2.7.38). The line is what was printed on the letter; the address itself may change or go.
ALTER TABLE card
  ADD COLUMN address_id int REFERENCES address (id) ON DELETE SET NULL,
  ADD COLUMN delivery_line text,
  -- The address that the customer leaves for this card's one, once that is confirmed (R2.7.39).
  ADD COLUMN leaves_address_id int;
