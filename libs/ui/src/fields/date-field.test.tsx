// Rules: R0.99, R0.123.
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField, type DateFieldProps, type DateTexts } from './date-field';

const texts: DateTexts = {
  locale: 'en-GB',
  letters: { day: 'd', month: 'm', year: 'y' },
  calendar: 'Calendar',
  unreadable: (example) => `Like ${example}`,
  impossible: (day) => `No ${day}`,
  early: (first) => `From ${first}`,
  late: (last) => `Until ${last}`,
};

const onChange = jest.fn();

function Field(props: Partial<DateFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <DateField
      {...props}
      name="day"
      label="Day"
      texts={texts}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const show = (props: Partial<DateFieldProps> = {}) => {
  render(<Field {...props} />);
  return screen.getByRole('textbox', { name: 'Day' });
};

beforeEach(() => onChange.mockReset());

test('a day is typed in the notation of the reader and leaves as YYYY-MM-DD', async () => {
  const field = show();
  await userEvent.type(field, '5/1/2027');
  expect(onChange).toHaveBeenLastCalledWith('2027-01-05');
  expect(field).toHaveValue('5/1/2027');
  await userEvent.tab();
  expect(field).toHaveValue('05/01/2027');
  expect(field).toBeValid();
});

test('an empty field shows the notation in letters, and no day', () => {
  expect(show()).toHaveAttribute('placeholder', 'dd/mm/yyyy');
});

test.each([
  ['31/2/2027', 'No 31 February'],
  ['5/1/27', 'Like 25/11/2026'],
  ['tomorrow', 'Like 25/11/2026'],
])('%s is refused once the field is left, stays as typed, and is no day for the form', async (typed, said) => {
  const field = show();
  await userEvent.type(field, typed);
  expect(field).toBeValid();
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription(said);
  expect(field).toHaveValue(typed);
  expect(onChange).toHaveBeenLastCalledWith(typed);
});

test('the first and the last day are said in words', async () => {
  const field = show({ min: '2026-11-26', max: '2026-12-31' });
  await userEvent.type(field, '25.11.2026');
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription('From 26 November 2026');
  await userEvent.clear(field);
  await userEvent.type(field, '2027-01-01');
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription('Until 31 December 2026');
});

test('without the calendar of the browser there is no button for it', () => {
  show();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the button opens the calendar of the browser, whose day is written in the notation of the reader', async () => {
  const showPicker = jest.fn();
  Object.defineProperty(HTMLInputElement.prototype, 'showPicker', { value: showPicker, configurable: true });
  const field = show({ value: '2026-11-25' });
  await userEvent.click(screen.getByRole('button', { name: 'Calendar' }));
  expect(showPicker).toHaveBeenCalledTimes(1);
  const [picker] = showPicker.mock.contexts;
  fireEvent.change(picker, { target: { value: '2026-12-01' } });
  expect(field).toHaveValue('01/12/2026');
  expect(onChange).toHaveBeenLastCalledWith('2026-12-01');
  Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker');
});
