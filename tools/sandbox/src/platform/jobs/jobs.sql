-- How a job is ranked when it is queued, and when its turn has come.

-- Ranks a job by its kind (job_rule), from TypeScript and SQL alike. The worker says in bank.job_urgency how urgent the running job is: a job that
-- this one queues is at most as urgent. So a payment that a row of a batch has become leaves and arrives as a piece of the batch.
CREATE FUNCTION job_rank() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rule record;
BEGIN
  SELECT * INTO rule FROM job_rule(NEW.kind);
  NEW.urgency := greatest(rule.urgency, nullif(current_setting('bank.job_urgency', true), '')::int, 1);
  NEW.turn := rule.field || ':' || (NEW.payload ->> rule.field);
  NEW.calls_out := coalesce(rule.calls_out, false);
  RETURN NEW;
END $$;
CREATE TRIGGER job_rank BEFORE INSERT ON job FOR EACH ROW EXECUTE FUNCTION job_rank();

-- Whether no job of a turn runs in any bank on the database; if so, the transaction has the turn until its end. A killed bank loses its
-- turns with its connections. A lane may also keep the turn of a job that another lane finished during this look, as long as its own job
-- runs: the turn then waits, and never runs twice.
-- The cost makes the planner ask this last, of jobs that the lane could take.
CREATE FUNCTION job_turn(p_turn text, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql COST 10000 AS $$
BEGIN
  IF p_turn IS NULL THEN
    RETURN true;
  END IF;
  IF NOT pg_try_advisory_xact_lock(7206005, hashtext(p_turn)) THEN
    RETURN false;
  END IF;
  -- A statement of its own sees a claim that was committed after the look began.
  RETURN NOT EXISTS (SELECT FROM job WHERE turn = p_turn AND claimed_until > p_now);
END $$;
