import { usedRules } from './first-page-css.ts';

const page = '<main class="card tablet:p-8 gap-2.5"><input class="field"></main>';

test('keeps what the markup uses and drops the rest, in the order of layers', () => {
  const css = `/* who */@layer theme,base;@layer base{main{margin:0}table{color:red}}@layer utilities{.card{top:0}.other{top:1px}}`;
  expect(usedRules(css, page)).toBe('@layer theme,base;@layer base{main{margin:0}}@layer utilities{.card{top:0}}');
});

test('an emptied layer keeps its place, an emptied condition does not', () => {
  expect(usedRules('@layer components{.other{top:0}}@media (width>=768px){.other{top:0}}', page)).toBe(
    '@layer components;',
  );
});

test.each([
  ['.tablet\\:p-8{padding:2rem}', true],
  ['.gap-2\\.5{gap:1px}', true],
  ['.gap-2\\.4{gap:1px}', false],
  ['.other,.card{top:0}', true],
  ['.card .other{top:0}', false],
  ['.card:hover:not(.other){top:0}', true],
  ['.field[aria-invalid=true]{top:0}', true],
  ['section>.card{top:0}', false],
  [':root{color:red}', true],
  ['::placeholder{opacity:1}', true],
  ['.card:before{content:"}"}', true],
  ['::-webkit-datetime-edit{padding:0}', false],
  ['::file-selector-button{opacity:1}', false],
  ['::-webkit-inner-spin-button,::placeholder{opacity:1}', true],
])('%s is kept: %s', (css, kept) => expect(usedRules(css, page)).toBe(kept ? css : ''));

test('parts of a control are kept where there is such a control', () => {
  const css = '::-webkit-datetime-edit{padding:0}';
  expect(usedRules(css, '<input type="date">')).toBe(css);
});

test('what only a dropped rule refers to goes too, at any depth', () => {
  const css =
    ':root{--one:var(--two);--two:1px;--three:var(--four);--four:2px}@property --two{syntax:"*"}@property --four{syntax:"*"}' +
    '@keyframes pulse{50%{opacity:.5}}@keyframes spin{to{rotate:1turn}}.card{top:var(--one);animation:spin 1s}';
  expect(usedRules(css, page)).toBe(
    ':root{--one:var(--two);--two:1px}@property --two{syntax:"*"}@keyframes spin{to{rotate:1turn}}.card{top:var(--one);animation:spin 1s}',
  );
});

test('a style sheet that is cut off is an error', () => {
  expect(() => usedRules('.card:not(.a{top:0}', page)).toThrow('never closed');
});
