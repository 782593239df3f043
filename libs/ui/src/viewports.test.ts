// Rules: R1.9.1, R1.9.11.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { atLeast, breakpoints, viewports } from './viewports';

const css = readFileSync(path.join(__dirname, 'styles/theme-map.css'), 'utf8');

test('the styles break where the table says', () => {
  const named = [...css.matchAll(/--breakpoint-(\w+): (\d+)px/g)].map(([, name = '', px]) => [name, Number(px)]);
  expect(Object.fromEntries(named)).toEqual(breakpoints);
});

test('the viewports are those of R1.9.11', () => {
  expect(viewports).toEqual({ largePhone: 576, tablet: 871, smallDesktop: 992, desktop: 1280 });
  expect(atLeast(viewports.smallDesktop)).toBe('(min-width: 992px)');
});
