import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fold } from './fold';

const note = 'Once, now';
const show = (isFilled: boolean) => (
  <Fold title="When" note={note} isFilled={isFilled}>
    <input aria-label="Date" />
  </Fold>
);

test('it says what holds, and shows its fields once it is opened', async () => {
  render(show(false));
  expect(screen.getByText(note)).toBeVisible();
  expect(screen.getByLabelText('Date')).not.toBeVisible();
  await userEvent.click(screen.getByText('When'));
  expect(screen.getByLabelText('Date')).toBeVisible();
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});

test('what is late is drawn once it is opened', async () => {
  render(
    <Fold title="When" isLate>
      <input aria-label="Date" />
    </Fold>,
  );
  expect(screen.queryByLabelText('Date')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('When'));
  expect(screen.getByLabelText('Date')).toBeVisible();
});

test('what is filled in is in sight, and stays there when it is emptied', () => {
  const { rerender } = render(show(true));
  expect(screen.getByLabelText('Date')).toBeVisible();
  rerender(show(false));
  expect(screen.getByLabelText('Date')).toBeVisible();
});
