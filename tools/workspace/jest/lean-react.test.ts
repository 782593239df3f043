import { readFileSync } from 'node:fs';
import path from 'node:path';
import { process as lean } from './lean-react.cjs';

const FILES = ['react/cjs/react.development.js', 'react/cjs/react-jsx-runtime.development.js'];
const RENDERER = 'react-dom/cjs/react-dom-client.development.js';
const file = (name: string) => path.resolve(__dirname, '../../../node_modules', name);
const lines = (code: string) => code.split('\n');

test.each([
  ...FILES.map((name) => [name, '1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++', 'false'] as const),
  [RENDERER, 'FALLBACK_THROTTLE_MS = 300', 'FALLBACK_THROTTLE_MS = 0'] as const,
])('%s stays as it is but for %s', (name, from, to) => {
  const before = readFileSync(file(name), 'utf8');
  const after = lines(lean(before, file(name)).code);
  const changed = lines(before).filter((line, n) => line !== after[n]);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter((line) => !line.includes(from))).toEqual([]);
  expect(after).toEqual(lines(before).map((line) => line.replace(from, to)));
});

test('a React that says it otherwise is refused, and any other file of React is left alone', () => {
  expect(() => lean('other', file(RENDERER))).toThrow(/does not say `FALLBACK_THROTTLE_MS = 300` any more/);
  expect(lean('other', file('react-dom/cjs/react-dom.development.js'))).toEqual({ code: 'other' });
});

test('tests load it so', () => {
  const { project } = jest.requireActual<{ project(root: string): { transform: Record<string, unknown> } }>(
    '../../../jest.preset.cjs',
  );
  const [first] =
    Object.entries(project('/here').transform).find(([pattern]) => new RegExp(pattern).test(file(RENDERER))) ?? [];
  expect(first).toMatch(/react/);
});
