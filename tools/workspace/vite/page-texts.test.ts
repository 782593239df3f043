/** @jest-environment jsdom */
import { bootScript } from './boot-script.ts';
import { patchesBetween, type PageTexts } from './page-texts.ts';

const facts = { entry: '/a.js', styles: '/a.css', messages: { en: '/en.js', ro: '/ro.js' }, defaultLanguage: 'en' };

/** The page of a visitor with Romanian as language. */
function translated(shown: string, other: string): string {
  const ro: PageTexts = { title: 'Titlu', page: patchesBetween(shown, other), unreachable: [] };
  document.body.innerHTML = `<div id="root">${shown}</div><template id="texts"></template>`;
  document.querySelector('template')?.content.append(JSON.stringify({ ro }));
  localStorage.setItem('bank.lang', 'ro');
  history.replaceState(null, '', '/login');
  jest.useFakeTimers();
  // The page runs the script from its text, and so does the test.
  new Function(bootScript({ ...facts, languages: { en: 'en', ro: 'ro' } }))();
  jest.useRealTimers();
  return document.getElementById('root')?.innerHTML ?? '';
}

test.each([
  ['texts', '<h1>Log in</h1><p>One <b>wallet</b></p>', '<h1>Intră</h1><p>Un <b>portofel</b></p>'],
  ['nothing', '<h1>Wallet</h1>', '<h1>Wallet</h1>'],
  ['texts side by side', '<p>Call<!-- -->: <!-- -->1</p>', '<p>Sună<!-- -->: <!-- -->2</p>'],
  ['attributes', '<a href="/en" title="A">x</a><i>y</i>', '<a href="/ro" title="Ă">x</a><i>z</i>'],
  [
    'attributes that one of them lacks',
    '<option selected="">En</option><option>Ro</option>',
    '<option>En</option><option selected="">Ro</option>',
  ],
  ['what markup escapes', '<p title="a">b</p>', '<p title="a &amp; &quot;b&quot;">1 &lt; 2 &amp; 3</p>'],
])('%s are exchanged in place', (_, shown, other) => {
  const expected = document.createElement('div');
  expected.innerHTML = other;
  expect(translated(shown, other)).toBe(expected.innerHTML);
});

test('the inside of a noscript is one text, as browsers read it, and stays as it is', () => {
  expect(
    patchesBetween('<noscript><p>No &amp; no</p></noscript><b>x</b>', '<noscript><p>Nu</p></noscript><b>y</b>'),
  ).toEqual([[3, 'y']]);
});

test.each([
  ['<p>a</p>', '<p>a</p><p>b</p>'],
  ['<p>a</p>', '<b>a</b>'],
  ['<p>a</p>', '<p><b></b></p>'],
])('languages whose elements differ (%s and %s) stop the build', (shown, other) => {
  expect(() => patchesBetween(shown, other)).toThrow(/nodes|elements/);
});
