import { throwawayBank } from './throwaway';

const DATABASES = `SELECT datname AS name FROM pg_database WHERE datname LIKE 'test\\_${process.pid}\\_%'`;

test('a reset brings the seeded bank back, and a closed bank leaves no database', async () => {
  const other = await throwawayBank();
  const bank = await throwawayBank();
  const seeded = await bank.db.query('SELECT id, email FROM app_user ORDER BY id');
  expect(seeded.length).toBeGreaterThan(30);
  for (const round of ['first', 'second']) {
    await bank.db.query("UPDATE app_user SET email = 'gone@personas.test' WHERE id = 1");
    await bank.reset();
    expect([round, await bank.db.query('SELECT id, email FROM app_user ORDER BY id')]).toEqual([round, seeded]);
  }
  await bank.close();
  // That of the other.
  expect(await other.db.query(DATABASES)).toHaveLength(1);
  await other.close();
});
