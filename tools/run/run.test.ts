// Rules: R1.1.2.
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brandIds, brandPort, chosenBrands } from './brands.mjs';
import { announcement } from './announce.mjs';
import { runChild, startChild } from './children.mjs';
import { Help, isAtLeast, OLDEST_NODE, Refusal } from './entry.mjs';
import type { Check } from './testing/checks.mjs';
import { inLanes } from './testing/lanes.mjs';
import { inOrder } from './testing/in-order.mjs';
import { linkRooms, missingPackages } from './install.mjs';
import { readOptions } from './options.mjs';
import { portIsFree, portNumber, requirePorts } from './ports.mjs';
import { ROOT } from './root.mjs';
import { step } from './progress.mjs';
import { startSandbox } from './sandbox.mjs';

test.each([
  ['20.19.0', true],
  ['20.19.1', true],
  ['22.0.0', true],
  ['20.18.3', false],
  ['18.20.0', false],
])('Node %s is new enough: %s', (version, enough) => {
  expect(isAtLeast(version, '20.19.0')).toBe(enough);
});

test('the oldest Node is said the same everywhere', () => {
  const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  expect(JSON.parse(textOf('package.json')).engines.node).toBe(`>=${OLDEST_NODE}`);
  expect(textOf('.node-version').trim()).toBe(OLDEST_NODE);
});

describe('what the lockfile asks for', () => {
  const wanted = {
    packages: {
      '': { version: '1.0.0' },
      'libs/money': { version: '1.0.0' },
      'node_modules/vite': { version: '8.0.0' },
      'node_modules/@bank/money': { link: true },
      'node_modules/pg-windows': { version: '1.0.0', optional: true },
    },
  };
  test('is there when node_modules has the same versions; other platforms may be absent', () => {
    const installed = {
      packages: { 'node_modules/vite': { version: '8.0.0' }, 'node_modules/@bank/money': { link: true } },
    };
    expect(missingPackages(wanted, installed)).toEqual([]);
  });
  test('is missing when it is older or when nothing was ever installed', () => {
    const older = {
      packages: { 'node_modules/vite': { version: '7.0.0' }, 'node_modules/@bank/money': { link: true } },
    };
    expect(missingPackages(wanted, older)).toEqual(['node_modules/vite']);
    expect(missingPackages(wanted, null)).toEqual(['node_modules/vite', 'node_modules/@bank/money']);
  });
});

test('a taken port is one sentence that names it and the way out', async () => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await portIsFree(port)).toBe(false);
  const asked = requirePorts([{ port, who: 'the sandbox', option: '--sandbox-port' }]);
  await expect(asked).rejects.toThrow(
    `Port ${port} (the sandbox) is taken: stop what listens there, or choose another with --sandbox-port.`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(requirePorts([{ port, who: 'the sandbox', option: '--sandbox-port' }])).resolves.toBeUndefined();
});

test.each(['0', '70000', 'x', '1.5'])('%s is not a port', (text) => {
  expect(() => portNumber(text, 1, '--port')).toThrow(Refusal);
});

test('brands: the default, one by name, all; an unknown one is refused with the list', () => {
  const known = ['a', 'd', 'f'];
  expect(chosenBrands({}, known)).toEqual(['d']);
  expect(chosenBrands({ brand: 'a' }, known)).toEqual(['a']);
  expect(chosenBrands({ all: true }, known)).toEqual(known);
  expect(() => chosenBrands({ brand: 'z' }, known)).toThrow('There is no brand "z": say one of a, d, f.');
  expect(['a', 'd', 'f'].map(brandPort)).toEqual([4201, 4204, 4206]);
});

test('the announcement names every address and everybody with a password', () => {
  const ana = {
    key: 'ana',
    name: 'Ana',
    username: 'ana@x.test',
    password: 'secret',
    customerType: 'personal',
    description: 'pays',
  };
  const text = announcement({ brands: ['d'], ports: new Map([['d', 4370]]), sandboxPort: 4371, personas: [ana] });
  expect(text).toContain('http://localhost:4370/');
  expect(text).toContain('http://localhost:4371/');
  expect(text).toMatch(/ana@x\.test\s+secret\s+personal\s+pays/);
});

describe('children', () => {
  test('say how they ended and what they said', async () => {
    const ended = await runChild(process.execPath, ['-e', 'console.log("out"); console.error("err"); process.exit(3)']);
    expect(ended.code).toBe(3);
    expect(ended.output).toContain('out');
    expect(ended.output).toContain('err');
  });
  test('are stopped together with what they started', async () => {
    const child = startChild(process.execPath, [
      '-e',
      `const { spawn } = require('node:child_process');
       spawn(process.execPath, ['-e', 'console.log("inner"); setInterval(() => {}, 1000)'], { stdio: 'inherit' });
       setInterval(() => {}, 1000);`,
    ]);
    while (!child.output().includes('inner')) await new Promise((resolve) => setImmediate(resolve));
    // It ends only when the last program that holds its output has ended, which is the inner one.
    await child.stop();
    expect((await child.ended).output.trim()).toBe('inner');
  });
});

test('a brand is there with its app, and the bank is told of it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bank-brands-'));
  for (const brand of ['a', 'd', 'g']) {
    mkdirSync(path.join(folder, 'apps', `brand-${brand}`), { recursive: true });
    writeFileSync(path.join(folder, 'apps', `brand-${brand}`, 'package.json'), '{}');
  }
  expect(brandIds(folder)).toEqual(['a', 'd', 'g']);
  // Stands in for the bank: says what it was told, and ends.
  const main = path.join(folder, 'told.mjs');
  writeFileSync(
    main,
    'console.error(`told of ${process.env.BANK_BRANDS}, QA ${process.env.BANK_QA}`); process.exit(1);',
  );
  await expect(startSandbox({ port: 4379, main })).rejects.toThrow(`told of ${brandIds().join(',')}`);
  const brandPorts = new Map([['d', 5104]]);
  await expect(startSandbox({ port: 4379, main, brandPorts })).rejects.toThrow(/told of a,b,c,d:5104,e,f, QA 1/);
  rmSync(folder, { recursive: true });
});

test('a bank that does not start passes its own sentence on', async () => {
  await expect(startSandbox({ port: 4378, main: 'tools/run/not-there.mjs' })).rejects.toThrow(
    'The sandbox is not built',
  );
});

test('a room that a generator has just written is linked, and nothing is installed for it', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'bank-link-'));
  mkdirSync(path.join(root, 'libs/loans'), { recursive: true });
  const lockfile = {
    packages: {
      'node_modules/@bank/loans': { link: true, resolved: 'libs/loans' },
      'node_modules/@bank/gone': { link: true, resolved: 'libs/gone' },
      'node_modules/vite': { version: '8.0.0' },
    },
  };
  const link = () => linkRooms(lockfile, root);
  expect(link()).toEqual(['node_modules/@bank/loans']);
  expect(link()).toEqual(['node_modules/@bank/loans']);
  expect(realpathSync(path.join(root, 'node_modules/@bank/loans'))).toBe(realpathSync(path.join(root, 'libs/loans')));
  rmSync(root, { recursive: true });
});

describe('options', () => {
  const read = (...argv: string[]) =>
    readOptions(argv, 'npm start: the bank.', { brand: { type: 'string', says: 'another brand' } });
  test('--help lists them, whatever else is said', () => {
    expect(() => read('--nonsense', '--help')).toThrow(
      new Help('npm start: the bank.\n\n  --brand VALUE  another brand'),
    );
  });
  test('an unknown one is named', () => {
    expect(() => read('--nonsense')).toThrow(/--nonsense.*--help/);
    expect(read('--brand', 'a')).toEqual({ brand: 'a' });
  });
});

test('work in lanes keeps its order, and no more of it is begun at once than there are lanes', async () => {
  let at = 0;
  let most = 0;
  const work = async (n: number) => {
    most = Math.max(most, ++at);
    await new Promise((resolve) => setImmediate(resolve));
    at -= 1;
    return n * 10;
  };
  expect(await inLanes([1, 2, 3, 4, 5], work, 2)).toEqual([10, 20, 30, 40, 50]);
  expect(most).toBe(2);
});

describe('checks in order', () => {
  const green = { passed: 1, failures: [] };
  const red = { passed: 0, failures: ['a type is wrong'] };
  const checksOf = (types: typeof green | typeof red): Check[] => [
    { name: 'types', label: 'Types', isStatic: true, run: () => Promise.resolve(types) },
    { name: 'lint', label: 'Lint', isStatic: true, run: () => Promise.reject(new Refusal('no graph')) },
    { name: 'unit', label: 'Unit', run: () => Promise.resolve(green) },
  ];
  const ran = async (types: typeof green | typeof red, keepGoing: boolean) => {
    const { parts, results } = await inOrder(checksOf(types), { keepGoing, show: () => undefined });
    return [parts.map(({ label }) => label), results.flatMap(({ failures }) => failures)];
  };
  let said = '';
  beforeEach(() => {
    said = '';
    const keep = (text: string | Uint8Array) => {
      said += String(text);
      return true;
    };
    jest.spyOn(process.stdout, 'write').mockImplementation(keep);
    jest.spyOn(console, 'log').mockImplementation((line: string) => void keep(`${line}\n`));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  test('a run that is red in its static part ends there, after the whole of it', async () => {
    expect(await ran(red, false)).toEqual([
      ['Types', 'Lint'],
      ['a type is wrong', 'no graph'],
    ]);
    expect(said).toContain('nothing more is run (--keep-going goes on)');
  });
  test('with --keep-going it goes on', async () => {
    expect(await ran(red, true)).toEqual([
      ['Types', 'Lint', 'Unit'],
      ['a type is wrong', 'no graph'],
    ]);
  });
  test('a step of more than ten seconds says how far it is, and does so again', async () => {
    jest.useFakeTimers();
    let end = () => {};
    const running = step('Journeys', (report) => {
      report('120 of 230');
      return new Promise<void>((resolve) => (end = resolve));
    });
    await jest.advanceTimersByTimeAsync(9_000);
    expect(said).toBe('Journeys …\n');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(said).toMatch(/Journeys … 120 of 230 1[01]\.0 s\n$/);
    const once = said;
    await jest.advanceTimersByTimeAsync(20_000);
    expect(said).toBe(once);
    await jest.advanceTimersByTimeAsync(11_000);
    expect(said).toMatch(/Journeys … 120 of 230 4[01]\.0 s\n$/);
    end();
    await running;
  });
});
