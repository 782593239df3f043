import type { Tx } from './db';

/** What every instance on one database shares and a restart keeps. */
export async function readSetting(db: Tx, key: string): Promise<string | undefined> {
  return (await db.query<{ value: string }>('SELECT value FROM setting WHERE key = $1', [key]))[0]?.value;
}

/** Writes the value unless another instance was first, and answers the one that stands. */
export async function settleSetting(db: Tx, key: string, value: string): Promise<string> {
  const kept = await readSetting(db, key);
  if (kept !== undefined) return kept;
  await db.query('INSERT INTO setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING', [key, value]);
  return (await readSetting(db, key)) ?? value;
}
