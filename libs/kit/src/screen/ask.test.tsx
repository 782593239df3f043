import { ApiFailure } from '@bank/api-client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings, renderBank } from '../testing';
import { Ask } from './ask';

const onClose = jest.fn();

async function ask(run: () => Promise<unknown>) {
  const Component = () => (
    <Ask title="Remove this phone?" action="kit.confirm" run={run} onClose={onClose}>
      It can no longer approve.
    </Ask>
  );
  renderBank({ Component }, { at: '/', messages: {} });
  await screen.findByRole('alertdialog', { name: 'Remove this phone?' });
}

beforeEach(() => onClose.mockReset());

test('does it once, however often it is pressed, and closes', async () => {
  let done: (value?: unknown) => void = () => undefined;
  const run = jest.fn(() => new Promise((resolve) => (done = resolve)));
  await ask(run);
  expect(await axeFindings(document.body)).toEqual([]);
  const action = screen.getByRole('button', { name: 'Confirm' });
  await userEvent.click(action);
  await userEvent.click(action);
  expect(onClose).not.toHaveBeenCalled();
  done();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(run).toHaveBeenCalledTimes(1);
});

test('says why it did not work, and stays', async () => {
  const answers = [Promise.reject(new ApiFailure('verify', { messages: ['This is your last phone.'] }))];
  await ask(() => answers.shift() ?? Promise.resolve());
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is your last phone.');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('leaves everything as it is', async () => {
  const run = jest.fn();
  await ask(run);
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(run).not.toHaveBeenCalled();
});
