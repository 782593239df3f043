// Rules: R0.104, R0.140.
import { render } from '@testing-library/react';
import { initials } from '../layout/avatar';
import { hiddenAmount, Money, type MoneyParts } from './money';

const parts: MoneyParts = { sign: '−', integer: '1,234', fraction: '.20', symbol: 'EUR', symbolFirst: false };

function textOf(node: Parameters<typeof render>[0]): string | null {
  return render(node).container.textContent;
}

test('an amount reads and copies as one sentence part', () => {
  expect(textOf(<Money parts={parts} />)).toBe('−1,234.20 EUR');
  expect(textOf(<Money parts={{ ...parts, symbol: '$', symbolFirst: true }} size="hero" />)).toBe('−$1,234.20');
  expect(textOf(<Money parts={{ ...parts, symbol: 'lei', symbolFirst: true }} />)).toBe('−lei 1,234.20');
  expect(textOf(<Money parts={{ ...parts, sign: '' }} plus />)).toBe('+1,234.20 EUR');
});

test('a browser that translates the page leaves an amount as it is', () => {
  const { container } = render(<Money parts={parts} />);
  // eslint-disable-next-line testing-library/no-node-access -- what a translator leaves alone is in no role
  expect(container.firstElementChild).toHaveAttribute('translate', 'no');
});

test.each(['EUR', '€', 'lei'])('hidden, %s and dots stand for the amount, and it says so', (symbol) => {
  for (const symbolFirst of [true, false]) {
    const text = textOf(<Money parts={{ ...parts, symbol, symbolFirst }} plus hidden hiddenLabel="hidden" />);
    expect(text).toBe(`${hiddenAmount(symbol)}hidden`);
    expect(text).toBe(`${symbol}\u00a0••••hidden`);
  }
});

test.each([
  ['Ana Pop', 'AP'],
  ['  Élodie  ', 'É'],
  ['Jean Paul Roux', 'JP'],
  ['😀 Smile', '😀S'],
  ['', ''],
])('%j has the initials %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
