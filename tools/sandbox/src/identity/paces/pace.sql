-- R0.56 to R0.58: buckets of tokens. A bucket holds p_burst at most and gets p_hourly back in an hour. Time is counted in whole
-- microseconds, and a token comes back a little late rather than early: nobody ever gets more than the bucket allows.

-- What is kept of a question: neither the address nor the code itself.
CREATE FUNCTION question_hash(p_subject text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(p_subject, 'UTF8')), 'base64')
$$;

-- How long one token takes to come back, in microseconds. A rate by the day comes with the last digit of a fraction rounded.
CREATE FUNCTION pace_step(p_hourly numeric) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT ceil(round(3600000000 / p_hourly, 3))::bigint
$$;

-- How long a bucket takes to be full again, in microseconds; 0 where it is.
CREATE FUNCTION pace_missing(p_name text, p_now timestamptz) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(0, coalesce((SELECT (extract(epoch FROM full_at - p_now) * 1000000)::bigint FROM pace WHERE name = p_name), 0))
$$;

-- The tokens that all of the buckets have.
CREATE FUNCTION pace_left(p_names text[], p_bursts int[], p_hourly numeric[], p_now timestamptz) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT greatest(0, min((b.burst * pace_step(b.hourly) - pace_missing(b.name, p_now)) / pace_step(b.hourly)))::int
    FROM unnest(p_names, p_bursts, p_hourly) AS b (name, burst, hourly)
$$;

-- The seconds until every bucket has one token; 0: it has.
CREATE FUNCTION pace_wait(p_names text[], p_bursts int[], p_hourly numeric[], p_now timestamptz) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT greatest(0, ceil(max(pace_missing(b.name, p_now) - (b.burst - 1) * pace_step(b.hourly)) / 1000000.0))::int
    FROM unnest(p_names, p_bursts, p_hourly) AS b (name, burst, hourly)
$$;

-- Takes as many tokens out of each bucket as all of them have, up to p_wanted, and answers how many these were.
CREATE FUNCTION pace_take(p_names text[], p_bursts int[], p_hourly numeric[], p_wanted int, p_now timestamptz)
RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  key int;
  taken int;
BEGIN
  -- In one order, so that no two wait for each other.
  FOR key IN SELECT hashtext(n) FROM unnest(p_names) AS n ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(7206022, key);
  END LOOP;
  taken := least(p_wanted, pace_left(p_names, p_bursts, p_hourly, p_now));
  IF taken <= 0 THEN
    RETURN 0;
  END IF;
  INSERT INTO pace AS p (name, full_at)
  SELECT b.name, p_now + (pace_missing(b.name, p_now) + taken * pace_step(b.hourly)) * interval '1 microsecond'
    FROM unnest(p_names, p_hourly) AS b (name, hourly)
  ON CONFLICT (name) DO UPDATE SET full_at = excluded.full_at;
  DELETE FROM pace WHERE name IN (SELECT name FROM pace WHERE full_at <= p_now LIMIT 100 FOR UPDATE SKIP LOCKED);
  RETURN taken;
END $$;

-- Asks about p_subjects, in this order, as far as the buckets allow. What the asker asked within a day, and what is p_free, costs nothing;
-- all else costs one token each, whatever the answer will be. Answers {refused: the subjects that may not be asked about now, waitS: the
-- seconds until one more may be}.
CREATE FUNCTION question_take(p_asker text, p_subjects text[], p_free boolean[], p_names text[], p_bursts int[], p_hourly numeric[],
  p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  fresh text[];
  taken int;
BEGIN
  SELECT coalesce(array_agg(a.subject ORDER BY a.n), '{}') INTO fresh
    FROM (SELECT subject, min(n) AS n FROM unnest(p_subjects, p_free) WITH ORDINALITY AS given (subject, is_free, n) WHERE NOT is_free
      GROUP BY subject) a
   WHERE NOT EXISTS (SELECT FROM question q
     WHERE q.asker = p_asker AND q.hash = question_hash(a.subject) AND q.at > p_now - interval '1 day');
  IF cardinality(fresh) = 0 THEN
    RETURN '{"refused": [], "waitS": 0}';
  END IF;
  taken := pace_take(p_names, p_bursts, p_hourly, cardinality(fresh), p_now);
  IF taken > 0 THEN
    INSERT INTO question (asker, hash, at) SELECT p_asker, question_hash(s), p_now FROM unnest(fresh[1:taken]) AS s
    ON CONFLICT (asker, hash) DO UPDATE SET at = excluded.at;
    DELETE FROM question WHERE (asker, hash) IN (
      SELECT asker, hash FROM question WHERE at <= p_now - interval '1 day' LIMIT 1000 FOR UPDATE SKIP LOCKED);
  END IF;
  RETURN jsonb_build_object('refused', to_jsonb(fresh[taken + 1:]),
    'waitS', CASE WHEN taken < cardinality(fresh) THEN pace_wait(p_names, p_bursts, p_hourly, p_now) ELSE 0 END);
END $$;
