-- R0.49: how many codes may be sent, and how many may be wrong, within an hour and within a day.

-- The seconds until one more would be within all limits; 0: it is now. A limit that is null is none.
CREATE FUNCTION code_wait(p_purpose text, p_kind text, p_buckets text[], p_hourly int[], p_daily int[], p_now timestamptz)
RETURNS int LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(ceil(extract(epoch FROM full_since.at + l.span - p_now))), 0)::int
    FROM unnest(p_buckets, p_hourly, p_daily) AS b (bucket, hourly, daily)
   CROSS JOIN LATERAL (VALUES (b.hourly, interval '1 hour'), (b.daily, interval '1 day')) AS l (most, span)
   CROSS JOIN LATERAL (
     SELECT e.at FROM code_event e
      WHERE e.bucket = b.bucket AND e.purpose = p_purpose AND e.kind = p_kind AND e.at > p_now - l.span
      ORDER BY e.at DESC OFFSET greatest(l.most - 1, 0) LIMIT 1) AS full_since
   WHERE l.most IS NOT NULL
$$;

-- Counts one more in every bucket, or answers the seconds to wait and counts nothing. A guess that was counted before is not another one.
CREATE FUNCTION code_take(p_purpose text, p_kind text, p_buckets text[], p_hourly int[], p_daily int[], p_guess text, p_now timestamptz)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  b text;
  wait int;
  taken jsonb;
BEGIN
  -- In one order, so that no two wait for each other.
  FOR b IN SELECT unnest(p_buckets) ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(7206021, hashtext(p_purpose || ':' || p_kind || ':' || b));
  END LOOP;
  wait := code_wait(p_purpose, p_kind, p_buckets, p_hourly, p_daily, p_now);
  IF wait > 0 THEN
    RETURN jsonb_build_object('waitS', wait);
  END IF;
  -- Of every bucket: one that a stranger made up may never be counted in again.
  DELETE FROM code_event WHERE id IN (
    SELECT id FROM code_event WHERE at <= p_now - interval '1 day' ORDER BY at LIMIT 100 FOR UPDATE SKIP LOCKED);
  WITH counted AS (
    INSERT INTO code_event (bucket, purpose, kind, guess, at)
    SELECT x.bucket, p_purpose, p_kind, p_guess, p_now FROM unnest(p_buckets) AS x (bucket)
     WHERE p_guess IS NULL OR NOT EXISTS (
       SELECT FROM code_event e WHERE e.bucket = x.bucket AND e.purpose = p_purpose AND e.kind = p_kind AND e.guess = p_guess
          AND e.at > p_now - interval '1 day')
    RETURNING id
  )
  SELECT jsonb_build_object('ids', coalesce(jsonb_agg(id), '[]')) INTO taken FROM counted;
  RETURN taken;
END $$;
