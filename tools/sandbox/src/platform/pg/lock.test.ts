// Rules: D38.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from './lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bank-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const leave = (holder: unknown) => writeFileSync(join(folder, 'sandbox.lock'), JSON.stringify(holder));

test('is held by the process that took it, until it releases it', () => {
  const lock = takeLock(folder);
  expect(takeLock(folder)).toEqual({ heldBy: process.pid });
  if ('release' in lock) lock.release();
  expect(readdirSync(folder)).toEqual([]);
  expect(takeLock(folder)).toHaveProperty('release');
});

test('of a process that is gone is taken over, however young', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  leave({ pid, birth: '1' });
  expect(takeLock(folder)).toHaveProperty('release');
});

test('of an earlier process with the number of a living one is taken over', () => {
  leave({ pid: process.ppid, birth: 'another birth' });
  expect(takeLock(folder)).toHaveProperty('release');
});

test('of a living process is respected, however old, and by anyone', () => {
  leave({ pid: process.ppid, birth: null });
  expect(takeLock(folder)).toEqual({ heldBy: process.ppid });
  expect(existsSync(join(folder, 'sandbox.lock'))).toBe(true);
});

test('that is half written counts for nothing', () => {
  writeFileSync(join(folder, 'sandbox.lock'), '{"pi');
  expect(takeLock(folder)).toHaveProperty('release');
});
