-- R0.56. A payee whom the customer knows at this place is no question: they were paid there, stand in the book, or have sent an invoice.
-- What was only ordered does not count, for an order costs nothing until it is approved; an own address is asked about like any other. A place is an address in small letters or a key.
CREATE FUNCTION is_acquainted(p_customer int, p_place text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM app_user u JOIN payment p ON p.customer_id = p_customer AND p.payee_customer = u.customer_id
      WHERE u.email = p_place AND u.customer_id <> p_customer AND p.status = 'posted'
        AND paid_address(p.payee, p.payee_customer) = p_place)
    OR EXISTS (SELECT FROM payee b WHERE b.customer_id = p_customer AND b.email = p_place AND b.removed_at IS NULL)
    OR EXISTS (SELECT FROM invoice i WHERE i.payer_customer = p_customer AND i.payee_customer <> p_customer AND i.payee_email = p_place)
$$;

-- The places outside of the bank that the customer's latest payments went to.
CREATE FUNCTION latest_places(p_customer int) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT lower(latest.payee ->> 'accountNumber')), '{}')
    FROM (SELECT payee FROM payment WHERE customer_id = p_customer AND rail = 'clearing' AND status IN ('released', 'posted')
      ORDER BY at DESC LIMIT 500) latest
$$;

-- Where a row of a file pays to, as is_acquainted takes it; null where the bank could tell nobody of it.
CREATE FUNCTION row_place(p_row jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(p_row ->> 'email', p_row ->> 'keyPlace')
$$;

-- What a row asks about (emailSubject and instantKeySubject of ask.ts).
CREATE FUNCTION row_subject(p_row jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce('people: email ' || (p_row ->> 'email'), 'people: ' || (p_row ->> 'keyQuestion'))
$$;

-- question_take for subjects with the places that they stand for; a place is null where nobody can be acquainted with it.
CREATE FUNCTION question_ask(p_asker text, p_customer int, p_subjects text[], p_places text[], p_names text[], p_bursts int[],
  p_hourly numeric[], p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  RETURN question_take(p_asker, p_subjects,
    ARRAY(SELECT place IS NOT NULL
        AND (is_acquainted(p_customer, place) OR subject ~ '^people: (key|account) ' AND place = ANY (latest_places(p_customer)))
      FROM unnest(p_subjects, p_places) WITH ORDINALITY AS given (subject, place, n) ORDER BY n),
    p_names, p_bursts, p_hourly, p_now);
END $$;

-- question_take for the rows of a file, in their order: of payments to customers each address, of others each instant key.
CREATE FUNCTION question_ask_rows(p_asker text, p_customer int, p_rows jsonb, p_names text[], p_bursts int[], p_hourly numeric[],
  p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  outside text[] := latest_places(p_customer);
  subjects text[];
  known boolean[];
BEGIN
  SELECT coalesce(array_agg(r.subject ORDER BY r.n), '{}'),
      coalesce(array_agg(r.place = ANY (outside) OR is_acquainted(p_customer, r.place) ORDER BY r.n), '{}')
    INTO subjects, known
    FROM (SELECT row_subject(row) AS subject, row_place(row) AS place, min(n) AS n FROM jsonb_array_elements(p_rows) WITH ORDINALITY AS given (row, n)
      GROUP BY 1, 2) r
   WHERE r.subject IS NOT NULL;
  RETURN question_take(p_asker, subjects, known, p_names, p_bursts, p_hourly, p_now);
END $$;
