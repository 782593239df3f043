import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { DetailsPane } from './details-pane';

const ROWS = ['Rent', 'Rice'];
let focusedAtPaint: Element | null = null;

function List() {
  const [open, setOpen] = useState<string | null>(null);
  // The list's own effect comes right after the pane's, and before anything is painted.
  useLayoutEffect(() => {
    // eslint-disable-next-line testing-library/no-node-access -- which element it is decides, at this one moment
    focusedAtPaint = document.activeElement;
  });
  return (
    <>
      <input aria-label="Search" />
      <div role="dialog" aria-label="Limits">
        <button>Something over the page</button>
      </div>
      {ROWS.map((name) => (
        <button key={name} onClick={() => setOpen(name)}>
          {name}
        </button>
      ))}
      {open !== null && (
        <DetailsPane key={open} title="Details" closeLabel="Close details" onClose={() => setOpen(null)}>
          <p>About {open}</p>
        </DetailsPane>
      )}
    </>
  );
}

beforeEach(() => {
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList);
});

async function openRice() {
  const user = userEvent.setup();
  render(<List />);
  await user.click(screen.getByRole('button', { name: 'Rice' }));
  return user;
}
const pane = () => screen.queryByRole('complementary', { name: 'Details' });
const row = (name: string) => screen.getByRole('button', { name });

test('it has the focus when it is painted, and gives it back to the row', async () => {
  const user = await openRice();
  expect(focusedAtPaint).toBe(pane());
  await user.keyboard('{Escape}');
  expect(pane()).not.toBeInTheDocument();
  expect(row('Rice')).toHaveFocus();
});

test('Escape on the row that opened it closes it, and the focus stays there', async () => {
  const user = await openRice();
  row('Rice').focus();
  await user.keyboard('{Escape}');
  expect(pane()).not.toBeInTheDocument();
  expect(row('Rice')).toHaveFocus();
});

test.each(['textbox', 'button'] as const)('an Escape that belongs to a %s leaves it open', async (role) => {
  const user = await openRice();
  screen.getByRole(role, { name: role === 'textbox' ? 'Search' : 'Something over the page' }).focus();
  await user.keyboard('{Escape}');
  expect(pane()).toBeVisible();
});

test('another row shows itself in its place, and is the one that gets the focus back', async () => {
  const user = await openRice();
  await user.click(row('Rent'));
  expect(screen.getByText('About Rent')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(row('Rent')).toHaveFocus();
});
