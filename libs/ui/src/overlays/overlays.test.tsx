import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../actions/button';
import { Dialog, type DialogProps } from './dialog';
import { Menu } from './menu';
import { Tabs } from './tabs';

function DialogUnderTest(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        isOpen={open}
        onClose={() => setOpen(false)}
        title="Confirm"
        closeLabel="Close"
        footer={<Button>Send</Button>}
        {...props}
      >
        You send 250.00 EUR.
      </Dialog>
    </>
  );
}

test('a dialog takes the focus, keeps it, and gives it back on Escape', async () => {
  render(<DialogUnderTest />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm' });
  expect(dialog.matches(':focus, :focus-within')).toBe(true);
  for (let step = 0; step < 4; step += 1) {
    await userEvent.tab();
    expect(dialog.matches(':focus, :focus-within')).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('what must not be left halfway has no close button and ignores Escape', async () => {
  render(<DialogUnderTest isDismissable={false} role="alertdialog" />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('alertdialog', { name: 'Confirm' });
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Confirm' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

test('a menu opens, moves and acts by keyboard', async () => {
  const onAction = jest.fn();
  render(
    <Menu
      label="You"
      trigger="AP"
      items={[
        { id: 'settings', label: 'Settings' },
        { id: 'out', label: 'Log out', onAction },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menuitem', { name: 'Settings' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  'a menu opened again by the key "%s" has the focus on its first item',
  async (key) => {
    render(<Menu label="You" trigger="AP" items={[{ id: 'settings', label: 'Settings' }]} />);
    await userEvent.tab();
    for (let time = 0; time < 2; time += 1) {
      await userEvent.keyboard(key);
      expect(await screen.findByRole('menuitem', { name: 'Settings' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      act(() => screen.getByRole('button', { name: 'You' }).focus());
    }
  },
);

test('tabs are walked with the arrow keys', async () => {
  const onSelect = jest.fn();
  const items = [
    { id: 'in', label: 'Incoming', content: 'Money in' },
    { id: 'out', label: 'Outgoing', content: 'Money out' },
  ];
  render(<Tabs label="Direction" items={items} selected="in" onSelect={onSelect} />);
  expect(screen.getByRole('tabpanel', { name: 'Incoming' })).toHaveTextContent('Money in');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onSelect).toHaveBeenCalledWith('out');
});
