// Rules: R0.64.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepSandbox } from './keep-sandbox.mjs';
import { isReady, sandboxUrl } from './sandbox.mjs';

/** Stands in for the bank: answers that it is well, and ends as it is told. */
const BANK = `
  import http from 'node:http';
  http.createServer((request, response) => {
    response.end('"ok"');
    const [, how, code] = request.url.split('/');
    if (how === 'kill') process.kill(process.pid, 'SIGKILL');
    if (how === 'end') { console.error('told to end'); process.exitCode = Number(code); process.exit(); }
  }).listen(process.env.BANK_PORT, '127.0.0.1');`;

let folder: string;
let main: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bank-keep-'));
  main = path.join(folder, 'bank.mjs');
  writeFileSync(main, BANK);
});
afterAll(() => rmSync(folder, { recursive: true }));

const tell = (port: number, what: string) => fetch(`${sandboxUrl(port)}/${what}`).catch(() => undefined);

/** Keeps a bank that has run for as long as it must. @returns what was said, and its last lines */
async function kept(port: number, steadyMs: number) {
  const said: string[] = [];
  let isBack: () => void = () => undefined;
  const back = new Promise<void>((resolve) => (isBack = resolve));
  const say = (line: string) => {
    said.push(line);
    if (line.endsWith('is back.')) isBack();
  };
  return { said, back, ...(await keepSandbox({ port, main }, { steadyMs, say })) };
}

test('a bank that was killed is started again, at the same place', async () => {
  const { said, over, back } = await kept(4377, 0);
  await tell(4377, 'kill');
  await back;
  expect(await isReady(4377)).toBe(true);
  expect(said).toEqual(['The sandbox bank ended; starting it again.', 'The sandbox bank is back.']);
  await tell(4377, 'end/0');
  expect(await over).toBe('told to end');
});

test('one that ends soon after its start is given up with its own words', async () => {
  const { said, over } = await kept(4376, 60_000);
  await tell(4376, 'end/1');
  expect(await over).toBe('told to end');
  expect(said).toEqual([]);
});
