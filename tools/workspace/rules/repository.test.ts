// Rules: D40, R1.1.2.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ALL, ROOT, filesIn, textOf } from './files';

const rooms = ['libs', 'tools'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder)).map((room) => `${folder}/${room}`),
);

test('every room says what it is', () => {
  expect(rooms.filter((room) => !existsSync(path.join(ROOT, room, 'README.md')))).toEqual([]);
});

test('the map of the README names every room', () => {
  const map = textOf('README.md');
  expect(rooms.filter((room) => !map.includes(`| \`${room}\``))).toEqual([]);
});

test('every room has an owner', () => {
  const owned = textOf('CODEOWNERS');
  const owners = (room: string) => owned.split('\n').filter((line) => line.startsWith(`/${room}/ `)).length;
  expect(rooms.filter((room) => owners(room) !== 1)).toEqual([]);
});

test('a decision record names itself by the number of its file', () => {
  const records = ALL.filter((file) => /^docs\/decisions\/\d/.test(file));
  const number = (file: string) => Number(path.basename(file).slice(0, 4));
  expect(records.filter((file) => !textOf(file).startsWith(`# ADR-${number(file)}: `))).toEqual([]);
  expect(new Set(records.map(number)).size).toBe(records.length);
});

test('every file that a README points at is there', () => {
  const dangling = ALL.filter((file) => file.endsWith('.md')).flatMap((file) =>
    [...textOf(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)]
      .map(([, target = '']) => path.posix.join(path.posix.dirname(file), target))
      .filter((target) => !target.includes('docs/images/') && !existsSync(path.join(ROOT, target)))
      .map((target) => `${file} → ${target}`),
  );
  expect(dangling).toEqual([]);
});

test('nothing is promised for later', () => {
  const later = new RegExp(['TO' + 'DO', 'FIX' + 'ME', 'coming ' + 'soon'].join('|'));
  expect(ALL.filter((file) => !file.startsWith('tools/workspace/rules/') && later.test(textOf(file)))).toEqual([]);
});

test('which brand it is stays in apps, the brand library, the tools and the tests by brand', () => {
  const knowing = ALL.filter(
    (file) => /^libs\/.*\.tsx?$/.test(file) && !file.startsWith('libs/brand/') && !/\.test\.tsx?$/.test(file),
  ).filter((file) => /brand\.id\s*===|['"`]brand-[a-f]['"`]/.test(textOf(file)));
  expect(knowing).toEqual([]);
});

test('no skipped or lonely test, no export star', () => {
  const own = (file: string) => /\.(ts|tsx)$/.test(file) && !file.startsWith('tools/workspace/rules/');
  expect(
    ALL.filter((file) => own(file) && /\b(test|it|describe)\.(skip|only)\(|\bx(it|test|describe)\(/.test(textOf(file))),
  ).toEqual([]);
  expect(ALL.filter((file) => own(file) && /^export \* from/m.test(textOf(file)))).toEqual([]);
});

test('every ignored lint rule has its reason on the line', () => {
  const silent = ALL.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file)).flatMap((file) =>
    [...textOf(file).matchAll(/eslint-disable[^\n]*/g)]
      .filter(([line]) => !line.includes(' -- '))
      .map(([line]) => `${file}: ${line}`),
  );
  expect(silent.filter((line) => !line.startsWith('tools/workspace/rules/'))).toEqual([]);
});

test('the lockfile names no host, so any registry serves it', () => {
  expect(textOf('package-lock.json')).not.toMatch(/"resolved": "https?:/);
});

test('the six brands are there, and each is about seven files of configuration', () => {
  const brands = readdirSync(path.join(ROOT, 'apps'));
  expect(brands).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => `brand-${id}`)));
  expect(brands.filter((name) => !/^brand-[a-z]$/.test(name))).toEqual([]);
  for (const brand of brands) expect(filesIn(`apps/${brand}`).length).toBeLessThanOrEqual(9);
});

test('no test has a shorter limit of time than all tests have', () => {
  const number = (text: string | undefined) => Number(text?.replaceAll('_', ''));
  const shared = number(/jest\.setTimeout\(([\d_]+)\)/.exec(textOf('tools/workspace/jest/setup-time.cjs'))?.[1]);
  // A file's own limit, and that of one test: the last argument of test() and beforeAll().
  const own = /jest\.setTimeout\(([\d_]+)\)|^ *\},\s+([\d_]+),?\s*\);$/gm;
  const limits = (file: string) => [...textOf(file).matchAll(own)].map(([, all, one]) => number(all ?? one));
  const short = ALL.filter((file) => /\.test\.tsx?$/.test(file) && limits(file).some((limit) => limit < shared));
  expect(short).toEqual([]);
});

test('no test has the limits of time that a bank has for its database', () => {
  const makes = ALL.filter((file) => /\.test\.tsx?$/.test(file) && /\bcreatePool\(/.test(textOf(file)));
  expect(makes).toEqual([]);
});

test('no class waits for a width that the theme has not', () => {
  // The theme names its own widths (libs/ui/src/styles/theme-map.css); a class behind one of Tailwind's is left out of the build without a word.
  const unknown = /["'` ](sm|md|lg|xl|2xl):[a-z-]/;
  expect(ALL.filter((file) => /^(libs|apps)\/.*\.tsx$/.test(file) && unknown.test(textOf(file)))).toEqual([]);
});
