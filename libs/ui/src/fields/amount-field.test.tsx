// Rules: R0.29.
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { isAmount, refusedText } from '@bank/money';
import { AmountField } from './amount-field';

interface UnderTestProps {
  locale: string;
  start?: string;
  decimals?: number;
  onChange?: (amount: string, text: string) => void;
}

function UnderTest({ locale, start = '', decimals = 2, onChange }: UnderTestProps) {
  const [amount, setAmount] = useState(start);
  return (
    <>
      <AmountField
        label="Amount"
        currency="EUR"
        locale={locale}
        decimals={decimals}
        readAs={(written) => `Read as ${written}`}
        value={amount}
        onChange={(next, text) => {
          // As a form keeps it.
          setAmount(next === '' ? refusedText(text) : next);
          onChange?.(next, text);
        }}
      />
      <button onClick={() => setAmount('99.5')}>Send all</button>
      <output>{isAmount(amount) ? amount : ''}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Amount' });

test.each([
  ['en', '1234.56', '1,234.56'],
  ['es', '1234,56', '1.234,56'],
  ['ro', '1234,56', '1.234,56'],
  ['pt', '1234,50', '1.234,50'],
])('%s: %s is the amount, grouped as %s when one leaves the field', async (locale, typed, grouped) => {
  render(<UnderTest locale={locale} />);
  await userEvent.type(field(), typed);
  expect(field()).toHaveValue(typed);
  expect(Number(screen.getByRole('status').textContent)).toBe(Number(typed.replace(',', '.')));
  await userEvent.tab();
  expect(field()).toHaveValue(grouped);
});

test('more digits than a float can hold arrive as typed', async () => {
  render(<UnderTest locale="en" decimals={8} />);
  await userEvent.type(field(), '90071992547409931.12345678');
  expect(screen.getByRole('status')).toHaveTextContent('90071992547409931.12345678');
});

test('what is not an amount stays in the field, and is reported as no amount with its text', async () => {
  const onChange = jest.fn();
  render(<UnderTest locale="en" onChange={onChange} />);
  await userEvent.type(field(), '12x');
  await userEvent.tab();
  expect(field()).toHaveValue('12x');
  expect(onChange).toHaveBeenLastCalledWith('', '12x');
});

test('a value set from outside takes the place of what was typed, in the reader’s separators', async () => {
  render(<UnderTest locale="es" />);
  await userEvent.type(field(), '12');
  await userEvent.click(screen.getByRole('button', { name: 'Send all' }));
  expect(field()).toHaveValue('99,50');
});

test('a phone shows digits, with a decimal key only where the currency has decimals', () => {
  const { rerender } = render(<UnderTest locale="en" />);
  expect(field()).toHaveAttribute('inputmode', 'decimal');
  rerender(<UnderTest locale="en" decimals={0} />);
  expect(field()).toHaveAttribute('inputmode', 'numeric');
});

test.each([
  ['en', '12,5', 'Read as 12.50 EUR', '12.50'],
  ['es', '1,234.5', 'Read as 1.234,50 EUR', '1.234,50'],
])(
  '%s: %s in another notation is read where it means one thing, and the field says so',
  async (locale, typed, said, left) => {
    render(<UnderTest locale={locale} />);
    await userEvent.type(field(), typed);
    expect(field()).toHaveAccessibleDescription(new RegExp(said.replaceAll('.', '\\.')));
    await userEvent.tab();
    expect(field()).toHaveValue(left);
    expect(screen.getByText(said)).toBeVisible();
    await userEvent.clear(field());
    await userEvent.type(field(), '7');
    expect(screen.queryByText(/Read as/)).not.toBeInTheDocument();
  },
);

test.each([
  ['en', '１２．５', '12.5', '12.50'],
  ['en', '€12,057.11', '12057.11', '12,057.11'],
  ['es', '12,50 €', '12.5', '12,50'],
])('%s: %s is %s, and stands as %s when one leaves the field', async (locale, typed, amount, left) => {
  render(<UnderTest locale={locale} />);
  await userEvent.type(field(), typed);
  expect(screen.getByRole('status')).toHaveTextContent(amount);
  await userEvent.tab();
  expect(field()).toHaveValue(left);
});

test('an amount that another currency may have is read when that currency is chosen', async () => {
  const { rerender } = render(<UnderTest locale="en" />);
  await userEvent.type(field(), '0.005');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<UnderTest locale="en" decimals={8} />);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('0.005'));
  expect(field()).toHaveValue('0.005');
});

test('one’s own notation is read without a word', async () => {
  render(<UnderTest locale="es" />);
  await userEvent.type(field(), '1.234,5');
  await userEvent.tab();
  expect(screen.queryByText(/Read as/)).not.toBeInTheDocument();
});
