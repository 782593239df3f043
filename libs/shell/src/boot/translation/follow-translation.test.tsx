// Rules: R0.140.
/* eslint-disable testing-library/no-container, testing-library/no-node-access -- a translator knows nodes, and no roles */
import { full } from '@bank/run/size';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Activity, Fragment, type ReactNode } from 'react';
import { followTranslation } from './follow-translation';
import { translate, WAYS } from './sample-translator';

beforeAll(followTranslation);

interface Part {
  key: number;
  /** A text has its words. */
  words?: string;
  /** An element has parts. */
  parts?: Part[];
  /** A text without a key is known by its place among the others. */
  isLoose?: boolean;
}

const draw = (parts: readonly Part[]): ReactNode =>
  parts.map(({ key, words, parts: inner = [], isLoose }) => {
    if (words !== undefined) return isLoose ? words : <Fragment key={key}>{words}</Fragment>;
    // React keeps no text of an element that holds nothing else.
    const [only] = inner;
    return <b key={key}>{inner.length === 1 && only?.words !== undefined ? only.words : draw(inner)}</b>;
  });

const wordsOf = (parts: readonly Part[]): string =>
  parts.map(({ words, parts: inner = [] }) => words ?? wordsOf(inner)).join('');

const key = fc.nat(6);
const { tree } = fc.letrec<{ tree: Part[]; part: Part }>((tie) => ({
  tree: fc.uniqueArray(tie('part'), { selector: (part) => part.key, maxLength: 6 }),
  part: fc.oneof(
    { maxDepth: 3 },
    fc.record({ key, words: fc.stringMatching(/^[a-z]{0,3}$/), isLoose: fc.boolean() }),
    fc.record({ key, parts: tie('tree') }),
  ),
}));

test('whatever is translated in whatever way, the page says after each change what React says', () => {
  const step = fc.record({
    tree,
    way: fc.constantFrom(...WAYS),
    translated: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    original: fc.constantFrom('stays away', 'comes back', 'comes back anew'),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 6 }), (steps) => {
      const { container, rerender, unmount } = render(null);
      for (const { tree: parts, way, translated, original } of steps) {
        rerender(<p>{draw(parts)}</p>);
        expect(container.textContent.toLowerCase()).toBe(wordsOf(parts));
        const showOriginal = translate(container, way, (at) => translated[at % 8] === true);
        if (original !== 'stays away') showOriginal(original === 'comes back anew');
      }
      unmount();
      expect(container.childNodes).toHaveLength(0);
    }),
    { numRuns: full(2_000, 120) },
  );
});

const Sum = ({ sum, note }: { sum: string; note?: string }) => (
  <p>
    You send {sum} to Ben{note !== undefined && <i>{note}</i>}.
  </p>
);
const sentence = () => screen.getByRole('paragraph');

test.each(WAYS)('a sum that changes is shown, where a translation put its wrapper %s', (way) => {
  const { rerender } = render(<Sum sum="€5.00" />);
  translate(document.body, way);
  rerender(<Sum sum="€6.00" />);
  expect(sentence()).toHaveTextContent('You send €6.00 to Ben.');
});

test('an old sum that a translation moved into another part of the sentence does not stay there', () => {
  const { rerender } = render(<Sum sum="€5.00" />);
  translate(document.body, 'in one step');
  const [first, second] = sentence().querySelectorAll('font > font');
  first?.replaceChildren('€5.00 ENVÍAS');
  second?.replaceChildren('');
  rerender(<Sum sum="€6.00" />);
  expect(sentence()).toHaveTextContent('You send €6.00 to Ben.');
});

test('a wrapper that holds a whole sentence goes when a part of it changes', () => {
  const { rerender } = render(<Sum sum="€5.00" />);
  const [first, ...others] = sentence().childNodes;
  const whole = document.createElement('font');
  whole.append('ENVÍAS €5.00 A BEN.');
  first?.replaceWith(whole);
  for (const other of others) other.remove();
  expect(sentence()).toHaveTextContent('ENVÍAS €5.00 A BEN.');
  rerender(<Sum sum="€6.00" />);
  expect(sentence()).toHaveTextContent('You send €6.00 to Ben.');
});

test('a text that a translation took away without a trace ends nothing', () => {
  const { rerender } = render(<Sum sum="€5.00" note=" soon" />);
  sentence().lastChild?.remove();
  rerender(<Sum sum="€6.00" />);
  rerender(<Sum sum="€6.00" note=" late" />);
  expect(sentence()).toHaveTextContent('You send €6.00 to Ben late');
});

test('an element that a translation took along stays until React takes it away', () => {
  const { rerender } = render(<Sum sum="€5.00" note=" soon" />);
  translate(document.body, 'in one step');
  const note = sentence().querySelector('i');
  sentence()
    .querySelector('font > font')
    ?.append(note ?? '');
  rerender(<Sum sum="€6.00" note=" soon" />);
  expect(sentence()).toContainElement(note);
  rerender(<Sum sum="€6.00" />);
  expect(sentence()).toHaveTextContent('You send €6.00 to Ben.');
});

test('texts that are hidden while something else stands in their place go with their translation, and come back', () => {
  const page = (mode: 'visible' | 'hidden') => (
    <p>
      <Activity mode={mode}>It comes {'soon'}</Activity>
    </p>
  );
  const { rerender } = render(page('visible'));
  translate(document.body, 'in one step');
  rerender(page('hidden'));
  expect(sentence()).toHaveTextContent(/^$/);
  rerender(page('visible'));
  expect(sentence()).toHaveTextContent('It comes soon');
});

test('in a page that nothing translates, a node of another parent is refused as ever', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  const child = one.appendChild(document.createElement('b'));
  expect(() => other.removeChild(child)).toThrow(DOMException);
  expect(() => other.insertBefore(document.createElement('i'), child)).toThrow(DOMException);
});
