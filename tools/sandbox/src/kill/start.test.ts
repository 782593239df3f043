import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processBirth } from '../platform/pg/alive';
import { canEnter } from '../platform/pg/owner';
import { databasePid, startRefused, startSandbox } from './sandbox-process';

/** Where a data directory may be made: in a folder that everybody may enter. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bank-start-'));
  chmodSync(folder, 0o755);
  return folder;
}
const dataIn = (folder: string) => join(folder, 'data');
function removed(folder: string): void {
  const location = join(dataIn(folder), 'location');
  if (existsSync(location)) rmSync(readFileSync(location, 'utf8').trim(), { recursive: true });
  rmSync(folder, { recursive: true });
}

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = newFolder();
  dataDir = dataIn(folder);
});
afterEach(() => removed(folder));

/** A data directory that has been started on once. Tests that need no new one share it, since a first start takes several times longer. */
let warmDir: string;
beforeAll(async () => {
  warmDir = dataIn(newFolder());
  const first = await startSandbox({ dataDir: warmDir });
  expect(await first.terminate()).toBe(0);
});
afterAll(() => removed(dirname(warmDir)));

/** @throws when it does not end: the test's own limit */
async function ended(pid: number): Promise<void> {
  while (processBirth(pid) !== null) await new Promise(setImmediate);
}

/** An ordinary user for root to be; nobody, where the project itself is out of other users' reach. */
function ordinaryUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const [, , uid, gid] = /^nobody:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? [];
  const user = { name: 'nobody', uid: Number(uid), gid: Number(gid) };
  return canEnter(fileURLToPath(new URL('.', import.meta.url)), user) ? user : null;
}

test('is ready on a warm directory as it was on a new one, and stops without leaving a server', async () => {
  const second = await startSandbox({ dataDir: warmDir });
  const server = databasePid(warmDir);
  expect(await second.terminate()).toBe(0);
  expect(processBirth(server)).toBeNull();
});

test('a bank that starts after one was killed takes the server over', async () => {
  // Far longer than any start takes: the server must not end by itself before the next bank is there.
  const env = { BANK_SERVER_IDLE_S: '600' };
  const killed = await startSandbox({ dataDir: warmDir, env });
  const server = databasePid(warmDir);
  await killed.kill();
  const heir = await startSandbox({ dataDir: warmDir, env });
  expect(databasePid(warmDir)).toBe(server);
  expect(await heir.terminate()).toBe(0);
  expect(processBirth(server)).toBeNull();
});

test('a killed bank leaves no server behind', async () => {
  const killed = await startSandbox({ dataDir: warmDir, env: { BANK_SERVER_IDLE_S: '1' } });
  const server = databasePid(warmDir);
  await killed.kill();
  await ended(server);
});

test('a second sandbox on the same directory is refused while the first lives', async () => {
  const first = await startSandbox({ dataDir: warmDir });
  const { code, said } = await startRefused({ dataDir: warmDir });
  expect(code).toBe(1);
  expect(said).toMatch(/^sandbox: The data directory .* is in use by another sandbox \(process \d+\)[^\n]*\n$/);
  expect((await fetch(`${first.address}/healthz`)).status).toBe(200);
  await first.terminate();
});

test('two sandboxes that start together on a new directory: one runs, one is refused', async () => {
  const starts = await Promise.allSettled([startSandbox({ dataDir }), startSandbox({ dataDir })]);
  const running = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const refused = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
  for (const sandbox of running) await sandbox.terminate();
  expect(running).toHaveLength(1);
  expect(refused).toEqual([expect.stringContaining('is in use by another sandbox')]);
});

test('works in a folder that nobody else may enter', async () => {
  chmodSync(folder, 0o700);
  for (const life of ['new', 'warm']) {
    const sandbox = await startSandbox({ dataDir });
    expect([life, (await fetch(`${sandbox.address}/healthz`)).status]).toEqual([life, 200]);
    expect(await sandbox.terminate()).toBe(0);
  }
});

test('works as an ordinary user, in a folder of theirs that nobody else may enter', async () => {
  const user = ordinaryUser();
  mkdirSync(dataDir);
  for (const path of [folder, dataDir]) {
    if (user) chownSync(path, user.uid, user.gid);
    chmodSync(path, 0o700);
  }
  const sandbox = await startSandbox({ dataDir, user });
  expect((await fetch(`${sandbox.address}/healthz`)).status).toBe(200);
  expect(await sandbox.terminate()).toBe(0);
});

test('a taken port, a bad option and an unreachable DATABASE_URL are one sentence each', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  const { port } = await new Promise<AddressInfo>((resolve) =>
    taken.once('listening', () => resolve(taken.address() as AddressInfo)),
  );
  const onPort = (env: NodeJS.ProcessEnv) => startRefused({ dataDir, env, port });
  expect(await onPort({})).toEqual({ code: 1, said: expect.stringMatching(/^sandbox: Port \d+ is taken[^\n]*\n$/) });
  taken.close();
  expect(await onPort({ DATABASE_URL: 'postgresql://bank:hidden@127.0.0.1:1/bank' })).toEqual({
    code: 1,
    said: expect.stringMatching(/^sandbox: The PostgreSQL of DATABASE_URL cannot be used(?!.*hidden)[^\n]*\n$/),
  });
  expect(await onPort({ BANK_CODE_S: 'soon' })).toEqual({
    code: 1,
    said: expect.stringMatching(/^sandbox: BANK_CODE_S must be a whole number[^\n]*\n$/),
  });
});
