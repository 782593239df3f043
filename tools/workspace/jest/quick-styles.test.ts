// A query by role leaves out what is hidden: what computed styles say must not differ by being said sooner.
import type { JSDOM } from 'jsdom';

const NAMES = [
  ...[
    'a',
    'article',
    'b',
    'body',
    'button',
    'canvas',
    'code',
    'datalist',
    'details',
    'dialog',
    'div',
    'em',
    'fieldset',
  ],
  ...['form', 'h1', 'h2', 'head', 'hr', 'i', 'img', 'input', 'label', 'legend', 'li', 'main', 'meter', 'nav', 'ol'],
  ...['optgroup', 'option', 'output', 'p', 'pre', 'progress', 'script', 'section', 'select', 'slot', 'small', 'span'],
  ...['strong', 'style', 'summary', 'svg', 'table', 'tbody', 'td', 'template', 'textarea', 'th', 'title', 'tr', 'ul'],
];
const ATTRIBUTES = ['', 'hidden', 'open', 'disabled', 'type="hidden"', 'type="checkbox"', 'style="visibility: hidden"'];
const SHEET = `.gone { display: none } p.gone, ul > li[title="x"] { color: red } :is(div, span) { visibility: collapse }`;
const PAGE = `<!doctype html><head><style>${SHEET}</style></head><body></body>`;

/** A window of a jsdom of its own, as it comes or with what is to be quicker. */
async function open(isQuick: boolean): Promise<JSDOM['window']> {
  let window: JSDOM['window'] | undefined;
  await jest.isolateModulesAsync(async () => {
    const quick = isQuick ? await import('./quick-styles.cjs') : undefined;
    const { JSDOM: Page } = await import('jsdom');
    ({ window } = new Page(PAGE));
    quick?.keepStyles(window);
  });
  if (window === undefined) throw new Error('There is no jsdom.');
  return window;
}

const CASES = [
  ...NAMES.flatMap((name) => ATTRIBUTES.map((own) => ({ name, own, around: '' }))),
  ...ATTRIBUTES.flatMap((around) => ATTRIBUTES.map((own) => ({ name: 'p', own, around }))),
];

/** Every element with every attribute, and one inside of each other: what its style says and that of its neighbours. */
function stylesOf({ document, getComputedStyle }: JSDOM['window']): string[] {
  return CASES.flatMap(({ name, own, around }) => {
    document.body.innerHTML = `<div ${around}><ul><li title="x" ${own}></li></ul></div>`;
    const inner = document.createElement(name);
    inner.className = own === '' ? 'gone' : '';
    const [attribute = '', value = ''] = own.split('=');
    if (attribute !== '') inner.setAttribute(attribute, value.replaceAll('"', ''));
    document.querySelector('div')?.append(inner);
    const asked = [inner, ...document.querySelectorAll('div, li')];
    return asked.map((element) => `${name} ${own} in ${around}: ${getComputedStyle(element).cssText}`);
  });
}

let quick: JSDOM['window'];
beforeAll(async () => {
  quick = await open(true);
});

test('says of every element what jsdom says', async () => {
  const said = stylesOf(quick);
  expect(new Set(said).size).toBeGreaterThan(CASES.length);
  expect(said).toEqual(stylesOf(await open(false)));
});

test('says it anew after each change, and the same until then', () => {
  const { document } = quick;
  document.body.innerHTML = '<div><p>text</p></div>';
  const [outer, inner] = [...document.body.querySelectorAll<HTMLElement>('div, p')];
  if (outer === undefined || inner === undefined) throw new Error('no elements');
  const shown = () => {
    // Another one first: after it jsdom has a store again.
    quick.getComputedStyle(outer);
    return [quick.getComputedStyle(inner).display, quick.getComputedStyle(inner).visibility];
  };
  const before = quick.getComputedStyle(inner);
  expect(quick.getComputedStyle(inner)).toBe(before);
  outer.style.visibility = 'hidden';
  expect(shown()).toEqual(['block', 'hidden']);
  outer.removeAttribute('style');
  inner.hidden = true;
  expect(shown()[0]).toBe('none');
  inner.hidden = false;
  inner.className = 'gone';
  expect(shown()[0]).toBe('none');
  document.querySelector('style')?.remove();
  expect(shown()[0]).toBe('block');
  document.head.insertAdjacentHTML('beforeend', '<style>div > p { display: none }</style>');
  expect(shown()[0]).toBe('none');
});

test.each([
  ['p', ['p']],
  ['div > a.x, ul li[title="x"]:focus', ['a', 'li']],
  [':root', null],
  ['dialog:not([open])', null],
  ['[hidden]', null],
  ['a, [title="b"]', null],
  ['a[title="x, b"]', null],
  ['svg|a', null],
])('knows whose the rule %s is', async (selector, names) => {
  const { namesOf } = await import('./quick-styles.cjs');
  expect(namesOf(selector)).toEqual(names === null ? null : new Set(names));
});
