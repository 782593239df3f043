import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What sign-in uses must stay small: neither the accessible-primitives library nor the form library may come along. */
const SIGN_IN_SAFE = [
  'actions/button.tsx',
  'actions/button-class.ts',
  'brand/brand-mark.tsx',
  'feedback/banner.tsx',
  'feedback/spinner.tsx',
  'fields/checkbox.tsx',
  'fields/password-field.tsx',
  'fields/text-field.tsx',
  'layout/panel.tsx',
];

/** Every package that a module reaches, through modules of this room. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const sources = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s[^;]*?from '([^']+)'/gms)].map(
    ([, from = '']) => from,
  );
  const found = sources.flatMap((source) => {
    if (!source.startsWith('.')) return [source];
    const base = path.resolve(path.dirname(file), source);
    const target = ['.ts', '.tsx'].map((ending) => base + ending).find((name) => existsSync(name));
    return target === undefined ? [`unresolved ${source}`] : [...packagesOf(target, seen)];
  });
  return new Set(found);
}

test.each(SIGN_IN_SAFE)('%s needs nothing heavy', (module) => {
  const allowed = ['react', 'clsx', 'lucide-react'];
  expect([...packagesOf(path.join(__dirname, module))].filter((name) => !allowed.includes(name))).toEqual([]);
});

test('the walk does find what a heavy module needs', () => {
  expect(packagesOf(path.join(__dirname, 'fields/select-list.tsx'))).toContain('react-aria-components');
});
