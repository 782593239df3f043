-- What money was for. A card scheme sends the trade of the merchant with each payment; this bank's merchants are in its seed, and
-- here is its directory of them. Null where the bank cannot say.
CREATE FUNCTION category_of(p_operation text, p_name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_operation IN ('Deposit', 'Refund') THEN 'income'
    WHEN p_operation = 'P2P' THEN 'people'
    WHEN p_operation = 'Invoice' THEN 'work'
    WHEN p_operation IN ('OwnTransfer', 'CardLoad', 'Exchange', 'Fees') THEN NULL
    WHEN p_name IN ('Mercado Sol', 'Green Basket', 'Piața Mare', 'Corner & Co', 'Café Aurora', 'Bakery Nine', 'Noodle House',
      'Trattoria Lido', 'Cofetăria Rodna') THEN 'food'
    WHEN p_name IN ('Casa Albă Imobiliare', 'Inmobiliaria Levante', 'Ribeira Homes', 'Casa Serena') THEN 'home'
    WHEN p_name IN ('Blue Rail', 'Aeris Airways', 'Hotel Miramar', 'City Wheels', 'Metrou', 'Tube') THEN 'travel'
    WHEN p_name IN ('Streamline', 'Paper & Ink', 'Volt Electronics', 'Thread House', 'Bookbarn', 'Pixel Games', 'Tune Box',
      'Camden Records', 'App Garden') THEN 'leisure'
    WHEN p_name IN ('Fabrica Textil', 'Oak & Sons', 'Print Works', 'Cloud Nine Hosting', 'Office Depot Sud', 'Courier Express',
      'Central Offices', 'Stock Photos', 'Thames Tutors') THEN 'work'
    WHEN p_name IN ('Luminar Energy', 'Tax Office') THEN 'bills'
  END
$$;

-- Who a payee is, however the name is written: the address where there is one.
CREATE FUNCTION payee_key(p_email text, p_name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(lower(nullif(p_email, '')), p_name)
$$;

-- What money was for: what the customer has taught, before what the bank can say. Between own accounts it was for nothing.
CREATE FUNCTION category_for(p_taught text, p_operation text, p_name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_operation NOT IN ('OwnTransfer', 'CardLoad', 'Exchange', 'Fees') THEN coalesce(p_taught, category_of(p_operation, p_name)) END
$$;
