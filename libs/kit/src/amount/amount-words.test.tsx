// Rules: R0.104.
import { renderBank } from '@bank/kit/testing';
import { screen } from '@testing-library/react';
import { preferences } from '../preferences/preferences';
import { AmountText } from './amount-text';
import { useAmountWords } from './use-amount-words';

function Amounts() {
  const { seen, said } = useAmountWords();
  return (
    <>
      <p>
        <AmountText amount="-12.50" currency="EUR" />
      </p>
      <p>{seen('-12.50', 'RON')}</p>
      <button type="button" aria-label={said('12.50', 'EUR')}>
        Choose
      </button>
      <p>
        <AmountText amount="7.00" currency="EUR" always />
      </p>
    </>
  );
}

const texts = () => screen.getAllByRole('paragraph').map((paragraph) => paragraph.textContent);

afterEach(() => preferences.setState({ hideBalances: false }));

test('hidden, an amount is the currency and dots, with elements and without; what is being signed stays', () => {
  preferences.setState({ hideBalances: true });
  renderBank({ Component: Amounts }, { at: '/', messages: {} });
  expect(texts()).toEqual(['€\u00a0••••hidden', 'lei\u00a0••••', '€7.00']);
  expect(screen.getByRole('button')).toHaveAccessibleName('€ hidden');
});

test('shown, it is the amount', () => {
  renderBank({ Component: Amounts }, { at: '/', messages: {} });
  expect(texts()).toEqual(['−€12.50', expect.stringContaining('12.50'), '€7.00']);
  expect(screen.getByRole('button')).toHaveAccessibleName('€12.50');
});
