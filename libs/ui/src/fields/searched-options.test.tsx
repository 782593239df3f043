import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Dialog } from '../overlays/dialog';
import { UiLocale } from '../overlays/ui-locale';
import { Select } from './select';

const DAYS = Array.from({ length: 31 }, (_, at) => ({ id: `d${at + 1}`, label: `Day ${at + 1}` }));
const COUNTRIES = [...DAYS, { id: 'CI', label: 'Côte d’Ivoire' }, { id: 'AQ', label: 'Antarctica', disabled: true }];

afterEach(() => jest.restoreAllMocks());

function show(value: string | null = null) {
  const onChange = jest.fn();
  render(
    <UiLocale locale="en" typeToSearch="Type to search" nothingFound="Nothing found.">
      <Select label="Country" items={COUNTRIES} value={value} onChange={onChange} />
    </UiLocale>,
  );
  return onChange;
}
const open = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('combobox', { name: 'Country' });
};
const current = (field: HTMLElement) =>
  screen.getAllByRole('option').find(({ id }) => id === field.getAttribute('aria-activedescendant'))?.textContent;

test('letters find, and Enter takes what is found first', async () => {
  const onChange = show();
  const field = await open();
  expect(field).toHaveFocus();
  await userEvent.keyboard('ivo');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(current(field)).toBe('Côte d’Ivoire');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('CI');
  await waitFor(() => expect(screen.getByRole('button', { name: /Country/ })).toHaveFocus());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test.each([
  ['{ArrowDown}', 'Day 6'],
  ['{ArrowUp}', 'Day 4'],
  ['{PageDown}', 'Day 15'],
  ['{PageUp}', 'Day 1'],
  ['{PageUp}{ArrowUp}', 'Antarctica'],
  ['{PageUp}{ArrowUp}{ArrowDown}', 'Day 1'],
])('from the chosen option %s leads to %s', async (keys, option) => {
  show('d5');
  const field = await open();
  expect(current(field)).toBe('Day 5');
  expect(screen.getByRole('option', { name: 'Day 5' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard(keys);
  expect(current(field)).toBe(option);
});

test('an option is taken by a click, and one that is not offered stays', async () => {
  const onChange = show('d5');
  await open();
  await userEvent.click(screen.getByRole('option', { name: 'Antarctica' }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('option', { name: 'Day 20' }));
  expect(onChange).toHaveBeenCalledWith('d20');
});

test('nothing found is said, takes nothing, and Escape leaves everything as it was', async () => {
  const onChange = show('d5');
  const field = await open();
  await userEvent.keyboard('xyz');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found.');
  await userEvent.keyboard('{Enter}{ArrowDown}');
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  expect(onChange).not.toHaveBeenCalled();
});

test('in a dialog, which keeps the focus, the field still has it', async () => {
  render(
    <Dialog isOpen onClose={jest.fn()} title="Address" closeLabel="Close">
      <Select label="Country" items={COUNTRIES} value={null} onChange={jest.fn()} />
    </Dialog>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /Country/ }));
  expect(await screen.findByRole('combobox', { name: 'Country' })).toHaveFocus();
});

test('on a touch screen the keyboard comes with a tap into the field, not with the list', async () => {
  const { matchMedia } = globalThis;
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query === '(pointer: coarse)' }));
  show();
  const field = await open();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('inputmode', 'none');
  await userEvent.click(field);
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('inputmode', 'search');
  await userEvent.keyboard('ivo');
  expect(current(field)).toBe('Côte d’Ivoire');
});

test('axe finds nothing in an open list', async () => {
  show('d5');
  await open();
  expect(screen.getAllByRole('option')).toHaveLength(COUNTRIES.length);
  expect((await axe(document.body)).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
