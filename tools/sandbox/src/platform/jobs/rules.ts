import { URGENCIES } from './kinds';
import type { JobKind, JobKinds } from './kinds';

/**
 * The table of kinds as a function of SQL, by which `jobs.sql` ranks each job that is queued. Rooms queue jobs in TypeScript, functions and
 * triggers alike, and none of them can forget it.
 * @param kinds names are words of the code and hold no quote
 */
export const jobRules = (kinds: JobKinds): string => `
  CREATE OR REPLACE FUNCTION job_rule(p_kind text, OUT urgency int, OUT field text, OUT calls_out boolean) LANGUAGE sql IMMUTABLE AS $$
    SELECT r.urgency, r.field, r.calls_out
    FROM (VALUES ${Object.entries(kinds).map(row).join(', ')}) r (kind, urgency, field, calls_out)
    WHERE r.kind = p_kind
  $$;`;

const row = ([name, kind]: [string, JobKind]): string =>
  `('${name}', ${URGENCIES[kind.urgency]}, ${kind.takesTurnsFor === undefined ? 'NULL::text' : `'${kind.takesTurnsFor}'`}, ${'callOut' in kind})`;
