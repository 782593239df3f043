import { readFileSync } from 'node:fs';
import path from 'node:path';

test('the breakpoints are those of R1.9.1 and no others', () => {
  const css = readFileSync(path.join(__dirname, 'theme-map.css'), 'utf8');
  const breakpoints = [...css.matchAll(/--breakpoint-(\w+): (\d+)px/g)].map(([, name, width]) => [name, Number(width)]);
  expect(Object.fromEntries(breakpoints)).toEqual({
    mobile: 476,
    tablet: 768,
    phablet: 871,
    laptop: 1024,
    desktop: 1280,
  });
});
