-- R0.173: addresses that were kept before a mailbox had one spelling. The network spells a label of a domain in letters of ASCII (RFC 3492).
CREATE FUNCTION ascii_label(p_label text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  points int[] := ARRAY(SELECT ascii(substr(p_label, at, 1)) FROM generate_series(1, length(p_label)) at ORDER BY at);
  ascii_part text := regexp_replace(p_label, '[^ -~]', '', 'g');
  spelled text := ascii_part || CASE ascii_part WHEN '' THEN '' ELSE '-' END;
  done int := length(ascii_part);
  point int;
  lowest int := 128;
  delta int := 0;
  bias int := 72;
  threshold int;
  rest int;
  k int;
BEGIN
  IF ascii_part = p_label THEN
    RETURN p_label;
  END IF;
  WHILE done < length(p_label) LOOP
    SELECT min(p) INTO point FROM unnest(points) p WHERE p >= lowest;
    delta := delta + (point - lowest) * (done + 1);
    lowest := point;
    FOREACH point IN ARRAY points LOOP
      IF point < lowest THEN
        delta := delta + 1;
      ELSIF point = lowest THEN
        rest := delta;
        k := 36;
        LOOP
          threshold := greatest(1, least(26, k - bias));
          EXIT WHEN rest < threshold;
          spelled := spelled || substr('abcdefghijklmnopqrstuvwxyz0123456789', threshold + (rest - threshold) % (36 - threshold) + 1, 1);
          rest := (rest - threshold) / (36 - threshold);
          k := k + 36;
        END LOOP;
        spelled := spelled || substr('abcdefghijklmnopqrstuvwxyz0123456789', rest + 1, 1);
        delta := CASE WHEN done = length(ascii_part) THEN delta / 700 ELSE delta / 2 END;
        delta := delta + delta / (done + 1);
        k := 0;
        WHILE delta > 455 LOOP
          delta := delta / 35;
          k := k + 36;
        END LOOP;
        bias := k + 36 * delta / (delta + 38);
        delta := 0;
        done := done + 1;
      END IF;
    END LOOP;
    delta := delta + 1;
    lowest := lowest + 1;
  END LOOP;
  RETURN 'xn--' || spelled;
END $$;

-- The triggers of the people of a company would look up anew whose address theirs is.
CREATE TEMP TABLE person_before ON COMMIT DROP AS SELECT id, user_id FROM company_person WHERE email ~ '@.*[^ -~]';

-- Where another one holds the mailbox already, the address stays as it is: it opens nothing, and nobody is paid in another one's place.
DO $$
DECLARE
  place record;
  kept record;
  mailbox text;
BEGIN
  FOR place IN SELECT * FROM (VALUES
    ('app_user', 'email', ''), ('email_address', 'email', ''), ('company_person', 'email', ''), ('username_change', 'email', ''),
    ('payout_block', 'email', ''), ('payee', 'email', ', identity = jsonb_build_object(''email'', $1::text)'), ('p2p_template', 'to_email', ''),
    ('invoice', 'payee_email', ''), ('invoice', 'payer_email', '')) AS p (holding, col, beside)
  LOOP
    FOR kept IN EXECUTE format('SELECT ctid AS spot, %I AS email FROM %I WHERE %1$I ~ ''@.*[^ -~]''', place.col, place.holding) LOOP
      SELECT split_part(kept.email, '@', 1) || '@' || string_agg(ascii_label(label), '.' ORDER BY at) INTO mailbox
        FROM regexp_split_to_table(lower(normalize(split_part(kept.email, '@', 2), NFKC)), '\.') WITH ORDINALITY AS labels (label, at);
      BEGIN
        EXECUTE format('UPDATE %I SET %I = $1%s WHERE ctid = $2', place.holding, place.col, place.beside) USING mailbox, kept.spot;
      EXCEPTION WHEN unique_violation THEN
        RAISE NOTICE 'an address of % stays as it is: another one holds its mailbox', place.holding;
      END;
    END LOOP;
  END LOOP;
END $$;

UPDATE company_person p SET user_id = b.user_id FROM person_before b WHERE b.id = p.id;
DROP FUNCTION ascii_label(text);
