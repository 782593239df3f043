// Rules: R2.3.13.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { customerPermission } from '@bank/protocol/customer';

const SOURCE = path.resolve(__dirname, '..');
const sql = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.sql'));

// TypeScript types its own; of SQL's nobody else would say that a flag is misspelt, which refuses everybody.
test('a permission that SQL names is one of the contract', () => {
  const named = sql.flatMap((file) =>
    [...readFileSync(path.join(SOURCE, file), 'utf8').matchAll(/'((?:own|other|mass|funding)\.\w+)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(named).toContain('other.p2p');
  expect(named.filter((name) => !customerPermission.safeParse(name).success)).toEqual([]);
});
