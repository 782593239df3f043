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

-- The mailbox of an address that was kept in small letters; null: the network knows no such domain.
CREATE FUNCTION kept_mailbox(p_email text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  -- The ideographic full stop ends a label, too (UTS 46).
  host text := (SELECT string_agg(ascii_label(label), '.' ORDER BY at)
    FROM regexp_split_to_table(lower(normalize(split_part(p_email, '@', 2), NFKC)), '[.。]') WITH ORDINALITY AS labels (label, at));
  mailbox text := split_part(p_email, '@', 1) || '@' || host;
BEGIN
  -- A letter may become a sign that ends the domain, or the number of a computer: nobody has a mailbox there.
  IF host !~ '^[a-z0-9_-]+(\.[a-z0-9_-]+)+$' OR host ~ '\.(0x[0-9a-f]*|[0-9]+)$' OR length(mailbox) > 254 THEN
    RETURN NULL;
  END IF;
  RETURN mailbox;
END $$;

-- Where the bank keeps addresses that it compares with others: how each is read, and how it is moved to the mailbox $1.
CREATE TEMP TABLE keeps_address ON COMMIT DROP AS
SELECT * FROM (VALUES
  ('app_user', 'email', 'email = $1'),
  ('email_address', 'email', 'email = $1'),
  ('company_person', 'email', 'email = $1'),
  ('username_change', 'email', 'email = $1'),
  ('payout_block', 'email', 'email = $1'),
  ('payee', 'email', 'email = $1, identity = jsonb_build_object(''email'', $1::text)'),
  ('p2p_template', 'to_email', 'to_email = $1'),
  ('invoice', 'payee_email', 'payee_email = $1'),
  ('invoice', 'payer_email', 'payer_email = $1'),
  ('subscription', 'payee ->> ''email''', 'payee = jsonb_set(payee, ''{email}'', to_jsonb($1::text))'),
  ('mass_row', 'to_email', 'to_email = $1'),
  ('global_row', 'data ->> ''beneficiaryEmail''', 'data = jsonb_set(data, ''{beneficiaryEmail}'', to_jsonb($1::text))')
) AS k (holding, email, moved);

CREATE TEMP TABLE kept_address (email text PRIMARY KEY, mailbox text) ON COMMIT DROP;
DO $$
DECLARE
  place record;
BEGIN
  FOR place IN SELECT k.holding, k.email FROM keeps_address k UNION ALL SELECT 'taught_category', 'payee' LOOP
    EXECUTE format('INSERT INTO kept_address SELECT k.email, kept_mailbox(k.email) FROM (SELECT DISTINCT %s AS email FROM %I) k
      WHERE k.email ~ ''^[^@]+@[^@]*[^ -~][^@]*$'' ON CONFLICT DO NOTHING', place.email, place.holding);
  END LOOP;
END $$;

-- A mailbox belongs to the holder of its address in the spelling of the network, or else of another spelling. The address of another holder
-- stays as it is, so that nobody is paid in another one's place. Every source of holders is read, because the triggers that count them may
-- not exist yet: migrations run before routines.
CREATE TEMP TABLE moved_address ON COMMIT DROP AS
WITH held AS (
  SELECT h.email, coalesce(k.mailbox, h.email) AS mailbox, h.holder
    FROM (SELECT email, coalesce('customer ' || customer_id, 'user ' || id) FROM app_user
          UNION SELECT email, 'customer ' || customer_id FROM email_address WHERE is_confirmed
          UNION SELECT email, holder FROM address_holder) AS h (email, holder)
    LEFT JOIN kept_address k ON k.email = h.email
   WHERE coalesce(k.mailbox, h.email) IN (SELECT a.mailbox FROM kept_address a)
), first_held AS (
  SELECT DISTINCT ON (mailbox) mailbox, holder FROM held ORDER BY mailbox, email <> mailbox, holder, email
)
SELECT k.email, k.mailbox, f.holder FROM kept_address k LEFT JOIN first_held f ON f.mailbox = k.mailbox
 WHERE k.mailbox IS NOT NULL
   AND (NOT EXISTS (SELECT FROM held h WHERE h.email = k.email)
     OR EXISTS (SELECT FROM held h WHERE h.email = k.email AND h.holder = f.holder));

-- A customer who has two spellings of one mailbox keeps one of them: the main one, or else the confirmed one.
DELETE FROM email_address e USING moved_address m, email_address other
 WHERE e.email = m.email AND other.customer_id = e.customer_id AND other.email = m.mailbox
   AND NOT e.is_primary AND (other.is_confirmed OR NOT e.is_confirmed);
DELETE FROM email_address other USING moved_address m, email_address e
 WHERE e.email = m.email AND other.customer_id = e.customer_id AND other.email = m.mailbox;

-- The holder is moved before what they hold, because a trigger refuses an address whose mailbox has another holder.
INSERT INTO address_holder (email, holder) SELECT DISTINCT mailbox, holder FROM moved_address WHERE holder IS NOT NULL
ON CONFLICT DO NOTHING;
DELETE FROM address_holder a USING moved_address m WHERE a.email = m.email;

-- The trigger of a person of a company looks the user up anew. The user of before is put back below.
CREATE TEMP TABLE person_before ON COMMIT DROP AS
SELECT id, user_id FROM company_person WHERE email IN (SELECT m.email FROM moved_address m);

DO $$
DECLARE
  place record;
  kept record;
BEGIN
  FOR place IN SELECT * FROM keeps_address LOOP
    FOR kept IN EXECUTE format('SELECT k.spot, m.mailbox FROM (SELECT ctid AS spot, %s AS email FROM %I) k
      JOIN moved_address m ON m.email = k.email', place.email, place.holding) LOOP
      BEGIN
        EXECUTE format('UPDATE %I SET %s WHERE ctid = $2', place.holding, place.moved) USING kept.mailbox, kept.spot;
      EXCEPTION WHEN unique_violation THEN
        RAISE NOTICE 'an address of % stays as it is: its mailbox is there already', place.holding;
      END;
    END LOOP;
  END LOOP;
END $$;

UPDATE company_person p SET user_id = b.user_id FROM person_before b WHERE b.id = p.id;

-- Payments to an address that stays go to its mailbox, which belongs to another holder. So no book of payees and no template offers it.
-- An entry of a payee whose mailbox the book has already goes, too.
UPDATE payee SET removed_at = now(), is_trusted = false
 WHERE removed_at IS NULL AND email IN (SELECT a.email FROM kept_address a WHERE a.mailbox IS NOT NULL);
UPDATE p2p_template SET is_removed = true
 WHERE to_email IN (SELECT a.email FROM kept_address a WHERE a.mailbox IS NOT NULL);

-- Entries of the ledger are final, and keep the address that they were written with. What the customer has taught about it holds for both.
INSERT INTO taught_category (customer_id, payee, category)
SELECT t.customer_id, m.mailbox, t.category FROM taught_category t JOIN moved_address m ON m.email = t.payee
ON CONFLICT DO NOTHING;

DROP FUNCTION kept_mailbox(text), ascii_label(text);
