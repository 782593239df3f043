-- Payments that leave the bank. Null for every other payment.
ALTER TABLE payment
  -- How the money travels: a scheme of the method table.
  ADD COLUMN scheme text,
  -- What the other bank needs to find the payee, as it was agreed.
  ADD COLUMN details jsonb,
  -- When it arrives: said with the order, and settled when the money is released.
  ADD COLUMN settles_at timestamptz,
  -- Why the other bank sent it back.
  ADD COLUMN returned_for text;
