// Rules: R1.9.1.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { atLeast, breakpoints } from './viewports';

const css = readFileSync(path.join(__dirname, 'styles/theme-map.css'), 'utf8');

test('the styles break where the table says', () => {
  const named = [...css.matchAll(/--breakpoint-(\w+): (\d+)px/g)].map(([, name = '', px]) => [name, Number(px)]);
  expect(Object.fromEntries(named)).toEqual(breakpoints);
});

test('a media query begins at its breakpoint', () => {
  expect(atLeast(breakpoints.laptop)).toBe('(min-width: 1024px)');
});
