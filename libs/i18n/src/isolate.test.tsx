// Rules: R2.4.77.
import { render, screen } from '@testing-library/react';
import { I18nProvider, isolated, Text, useText } from './index';

declare module './index' {
  interface Messages {
    'i18n.test.fee': string;
  }
}

const TURNING = 'cba\u202e fee 0.10';

test.each([
  ['Ana Marin', 'Ana Marin'],
  ['Łukasz Żółć · Київ', 'Łukasz Żółć · Київ'],
  [TURNING, `\u2068${TURNING}\u2069`],
  ['שלום', '\u2068שלום\u2069'],
  // Bounds of its own neither end the isolate nor keep it open.
  ['a\u2069\u202eb', '\u2068a\u202eb\u2069'],
  ['a\u2067b', '\u2068ab\u2069'],
  // Each part of a line by itself, and what is isolated already once.
  [`P2P · ${TURNING} · fee €0.10`, `P2P · \u2068${TURNING}\u2069 · fee €0.10`],
  [`from \u2068${TURNING}\u2069`, `from \u2068${TURNING}\u2069`],
])('%j stands among other words as %j', (text, shown) => {
  expect(isolated(text)).toBe(shown);
  expect(isolated(shown)).toBe(shown);
});

function AsText() {
  return <button type="button">{useText()('i18n.test.fee', { name: TURNING })}</button>;
}

test('a message isolates the texts that it takes in, as a string and as elements', () => {
  render(
    <I18nProvider lang="en" messages={{ 'i18n.test.fee': '{name} has it, <b>fee</b> paid' }}>
      <p>
        <Text id="i18n.test.fee" values={{ name: TURNING, b: (chunks) => <b>{chunks}</b> }} />
      </p>
    </I18nProvider>,
  );
  expect(screen.getByText(/has it/)).toHaveTextContent(`\u2068${TURNING}\u2069 has it, fee paid`);
  render(
    <I18nProvider lang="en" messages={{ 'i18n.test.fee': '{name} has it' }}>
      <AsText />
    </I18nProvider>,
  );
  expect(screen.getByRole('button')).toHaveTextContent(`\u2068${TURNING}\u2069 has it`);
});
