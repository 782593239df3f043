import pg from 'pg';

/** Asks the bank's database from outside. @param database its connection string */
export async function askDatabase<Row extends pg.QueryResultRow>(
  database: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
