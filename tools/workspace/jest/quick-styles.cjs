// jsdom's computed styles, the same and sooner: a query by role asks for thousands of them. Load it before jsdom.
const { createRequire } = require('node:module');

/**
 * What of jsdom's inside this uses.
 *
 * @typedef {{ _localName: string, _ownerDocument?: { _styleCache?: object | null } }} Inner
 * @typedef {{ matchesDontThrow(element: Inner, selector: string): boolean }} Selectors
 * @typedef {{ implForWrapper(outer: unknown): Inner | undefined }} Wrappers
 */

// By a `require` that types do not follow: jsdom has none for its inside.
const inside = createRequire(__filename);
/** @type {Selectors} */
const selectors = inside('jsdom/lib/jsdom/living/helpers/selectors.js');
/** @type {Wrappers} */
const { implForWrapper } = inside('jsdom/lib/jsdom/living/generated/utils.js');

/** A selector whose last part begins with the name of an element and holds nothing unusual. */
const ENDS_WITH_NAME = /(?:^|[\s>+~])([a-z][\w-]*)(?:[.#][\w-]+|\[[\w-]+(?:="[\w-]*")?\]|:[\w-]+)*$/i;

/**
 * @param {string} selector
 * @returns {Set<string> | null} the only names an element that matches can have; null: any
 */
function namesOf(selector) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const part of selector.split(',')) {
    const name = ENDS_WITH_NAME.exec(part.trim())?.[1];
    if (name === undefined || /[()|\\']/.test(part)) return null;
    names.add(name.toLowerCase());
  }
  return names;
}

/** @type {Map<string, Set<string> | null>} */
const known = new Map();
const { matchesDontThrow } = selectors;

// Most rules of the browser's own sheet are for other elements: their names say so, and nothing needs to be matched.
selectors.matchesDontThrow = (element, selector) => {
  let names = known.get(selector);
  if (names === undefined) {
    names = namesOf(String(selector));
    known.set(selector, names);
  }
  return (names === null || names.has(element._localName.toLowerCase())) && matchesDontThrow(element, selector);
};

/**
 * Keeps what `getComputedStyle` says of an element for as long as jsdom keeps the rules that it found for it: until the
 * document changes.
 *
 * @param {Pick<Window, 'getComputedStyle'>} window
 */
function keepStyles(window) {
  const compute = window.getComputedStyle;
  /** @type {WeakMap<object, WeakMap<Element, CSSStyleDeclaration>>} by jsdom's own store, which it makes anew after a change */
  const kept = new WeakMap();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute.call(window, element, pseudo);
    const document = implForWrapper(element)?._ownerDocument;
    const before = document?._styleCache;
    const known = before ? kept.get(before)?.get(element) : undefined;
    if (known !== undefined) return known;
    const style = compute.call(window, element);
    const store = document?._styleCache;
    if (store) kept.set(store, (kept.get(store) ?? new WeakMap()).set(element, style));
    return style;
  };
}

module.exports = { keepStyles, namesOf };
