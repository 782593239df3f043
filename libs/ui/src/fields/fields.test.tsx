// Rules: R0.96.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox';
import { CodeField } from './code-field';
import { PasswordField } from './password-field';
import { Select } from './select';
import { Switch } from './switch';
import { TextField } from './text-field';

test('label and error belong to the field, and the help leaves when there is an error', () => {
  render(<TextField label="E-mail" name="email" description="The one you registered" error="Not an address" />);
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Not an address');
});

test('without an error the field is valid and described by its help alone', () => {
  render(<TextField label="E-mail" name="email" description="The one you registered" />);
  expect(screen.getByRole('textbox')).toBeValid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('The one you registered');
});

test('a password can be looked at and hidden again, and keeps what was typed', async () => {
  render(<PasswordField label="Password" name="password" showLabel="Show" hideLabel="Hide" />);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'Tr0ub4dor');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue('Tr0ub4dor');
});

function CodeUnderTest({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <CodeField label="Code" length={6} value={code} onChange={setCode} onComplete={onComplete} unreadable="Which?" />
  );
}

test('a code takes digits only, from a paste with spaces too, and says once when it is whole', async () => {
  const onComplete = jest.fn();
  render(<CodeUnderTest onComplete={onComplete} />);
  const field = screen.getByRole('textbox', { name: 'Code' });
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await userEvent.type(field, '48a1');
  expect(field).toHaveValue('481');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.paste('481 209');
  expect(field).toHaveValue('481209');
  expect(onComplete.mock.calls).toEqual([['481209']]);
  await userEvent.type(field, '7', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(field).toHaveValue('481209');
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test('a pasted code replaces what was typed, a part of one goes on from it', async () => {
  const onComplete = jest.fn();
  render(<CodeUnderTest onComplete={onComplete} />);
  const field = screen.getByRole('textbox', { name: 'Code' });
  await userEvent.type(field, '12');
  await userEvent.paste('Card 4821: 123456');
  expect(field).toHaveValue('123456');
  await userEvent.clear(field);
  await userEvent.paste('654');
  await userEvent.paste('321');
  expect(field).toHaveValue('654321');
  expect(onComplete.mock.calls).toEqual([['123456'], ['654321']]);
});

test('a paste without one code leaves the field as it was and says so until the next digit', async () => {
  const onComplete = jest.fn();
  render(<CodeUnderTest onComplete={onComplete} />);
  const field = screen.getByRole('textbox', { name: 'Code' });
  await userEvent.type(field, '12');
  await userEvent.paste('old 123456, new 654321');
  expect(field).toHaveValue('12');
  expect(field).toHaveAccessibleDescription('Which?');
  await userEvent.type(field, '3');
  expect(field).toHaveValue('123');
  expect(field).toBeValid();
  expect(onComplete).not.toHaveBeenCalled();
});

test('a code that the phone fills in is read like a pasted one', () => {
  const onComplete = jest.fn();
  render(<CodeUnderTest onComplete={onComplete} />);
  const field = screen.getByRole('textbox', { name: 'Code' });
  fireEvent.change(field, { target: { value: '25.11.2026 code 123456' } });
  expect(field).toHaveValue('123456');
  expect(onComplete.mock.calls).toEqual([['123456']]);
});

test('a checkbox is toggled by its words and by the space bar, and carries its error', async () => {
  render(<Checkbox label="I agree" error="Agree to go on" />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  await userEvent.click(screen.getByText('I agree'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription('Agree to go on');
});

test('a switch reports its new state', async () => {
  const onChange = jest.fn();
  render(<Switch label="Hide balances" isSelected={false} onChange={onChange} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Hide balances' }));
  expect(onChange).toHaveBeenCalledWith(true);
});

const ACCOUNTS = [
  { id: '1', label: 'Main EUR', trailing: '12.00' },
  { id: '2', label: 'Travel USD' },
];

test('a select is opened and chosen from by keyboard alone', async () => {
  const onChange = jest.fn();
  render(<Select label="From account" items={ACCOUNTS} value="1" onChange={onChange} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: /From account/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('option', { name: /Main EUR/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledWith('2');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test.each(['{Enter}', ' '])('a select opened again by the key "%s" has the focus on the chosen option', async (key) => {
  render(<Select label="From account" items={ACCOUNTS} value="2" onChange={jest.fn()} />);
  await userEvent.tab();
  for (let time = 0; time < 2; time += 1) {
    await userEvent.keyboard(key);
    expect(await screen.findByRole('option', { name: 'Travel USD' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: /From account/ })).toHaveFocus());
  }
});

test('a select is described by its error', () => {
  render(
    <Select
      label="From account"
      items={ACCOUNTS}
      value={null}
      onChange={jest.fn()}
      error="Choose one"
      placeholder="…"
    />,
  );
  expect(screen.getByRole('button', { name: /From account/ })).toHaveAccessibleDescription(/Choose one/);
});
