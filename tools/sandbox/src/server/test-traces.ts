import type { Db } from '../platform/db';

/** What a secret may look like where it has left a trace: as it is, in hexadecimal, and in Base64 at each place of a longer text. */
export function tracesOf(secret: string | Buffer): string[] {
  const bytes = Buffer.from(secret);
  if (bytes.length < 6) throw new Error('so little stands everywhere');
  const inBase64 = [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    // The first and the last characters belong to the neighbours, too.
    return text.slice(shift === 0 ? 0 : 4, -4);
  });
  return [
    ...(typeof secret === 'string' ? [secret] : []),
    bytes.toString('hex'),
    ...inBase64,
    ...inBase64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
  ];
}

/** Whether a secret stands in a text, in whatever case. */
export const isTracedIn = (text: string, secret: string | Buffer): boolean =>
  tracesOf(secret).some((trace) => text.toLowerCase().includes(trace.toLowerCase()));

const escaped = (text: string) => text.replace(/[^\w ]/g, '\\$&');

/**
 * The columns of all tables that hold a secret, as `table.column`. Bytes are read as hexadecimal text.
 * @param secrets by the names under which they are told; all are looked for at once, because the bank has many rows
 */
export async function columnsWith<N extends string>(
  db: Db,
  secrets: Readonly<Record<N, string | Buffer>>,
): Promise<Partial<Record<N, string[]>>> {
  const names = Object.keys(secrets).filter((name): name is N => name in secrets);
  const traces = names.flatMap((name) =>
    tracesOf(secrets[name]).map((trace) => ({ name, trace: trace.toLowerCase() })),
  );
  const tables = await db.query<{ table: string }>(
    `SELECT quote_ident(tablename) AS table FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  const found: Partial<Record<N, string[]>> = {};
  for (const { table } of tables) {
    const columns = await db.query<{ column: string; name: N }>(
      `SELECT DISTINCT c.key AS column, s.name
         FROM (SELECT to_jsonb(t) AS row FROM ${table} t WHERE lower(t::text) ~ $1) r, jsonb_each_text(r.row) c,
              unnest($2::text[], $3::text[]) s (name, trace)
        WHERE strpos(lower(c.value), s.trace) > 0 ORDER BY c.key`,
      [
        traces.map(({ trace }) => escaped(trace)).join('|'),
        traces.map(({ name }) => name),
        traces.map(({ trace }) => trace),
      ],
    );
    for (const { name, column } of columns) found[name] = [...(found[name] ?? []), `${table}.${column}`];
  }
  return found;
}
