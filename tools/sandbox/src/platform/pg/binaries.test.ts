import { execFileSync } from 'node:child_process';
import { prepareBinaries } from './binaries';
import { serverUser } from './owner';
import { embeddedPackage } from './platform';

test('a server that clones share runs from a copy, which npm ci in a clone leaves alone', () => {
  const { postgres } = prepareBinaries(serverUser(''), { copied: true });
  expect(postgres.startsWith(embeddedPackage().root)).toBe(false);
  expect(execFileSync(postgres, ['--version'], { encoding: 'utf8' })).toMatch(/^postgres \(PostgreSQL\) \d+/);
});
