import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './files';
import { findingsOf } from './lint';

const WALLS = ['@nx/enforce-module-boundaries', 'no-restricted-imports'];
const lint = (file: string, text: string) => findingsOf(file, text).filter(({ ruleId }) => WALLS.includes(ruleId));

/** The rule reads Nx's cached project graph and skips itself without one. */
beforeAll(() => {
  const nx = path.join(ROOT, 'node_modules/nx/dist/bin/nx.js');
  const options = { cwd: ROOT, env: { ...process.env, NX_DAEMON: 'false' } };
  expect(spawnSync(process.execPath, [nx, 'show', 'projects'], options).status).toBe(0);
});

const using = (name: string, room: string) => `import { ${name} } from '${room}';\n\nexport const used = ${name};\n`;

test.each([
  ['a feature that uses another feature', 'libs/history/src/violation.ts', using('transfers', '@bank/transfers')],
  ['a plain component that knows the session', 'libs/ui/src/violation.ts', using('session', '@bank/session')],
  ['the sandbox that uses client code', 'tools/sandbox/src/violation.ts', using('parseAmount', '@bank/api-client')],
  ['a screen that knows the size of the suite', 'libs/history/src/violation.ts', using('full', '@bank/run/size')],
  ['a bank that knows it', 'tools/sandbox/src/violation.ts', using('full', '@bank/run/size')],
])('%s is caught', (_what, file, text) => {
  expect(lint(file, text).map(({ message }) => message)).toEqual([expect.stringContaining('can only depend on')]);
});

test.each([
  ['a floor of the sandbox that uses a higher one', 'ledger/violation.ts', using('say', '../rooms/tax/texts')],
  ['a room of the sandbox that uses another', 'rooms/history/violation.ts', using('say', '../tax/texts')],
  ['a folder in a room that uses another room', 'rooms/history/export/violation.ts', using('say', '../../tax/texts')],
])('%s is caught', (_what, file, text) => {
  const found = lint(`tools/sandbox/src/${file}`, text);
  expect(found.map(({ message }) => message)).toEqual([expect.stringContaining('may not use')]);
});

test.each([
  ['what a feature may use', 'libs/history/src/allowed.ts', using('paths', '@bank/paths')],
  ['a test that asks for its size', 'libs/history/src/allowed.test.ts', using('full', '@bank/run/size')],
  ['a journey that does', 'e2e/specs/allowed.spec.ts', using('full', '@bank/run/size')],
])('%s is not', (_what, file, text) => {
  expect(lint(file, text)).toEqual([]);
});
