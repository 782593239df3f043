// Rules: R1.2.17, R1.8.11.
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { kitMessages, renderBank } from '../testing';
import { responsePopup } from './response-message';
import { ResponsePopup } from './response-popup';

const show = () => renderBank({ Component: ResponsePopup }, { at: '/history', messages: kitMessages });
const say = (text: string, goHome?: boolean) => act(() => responsePopup.getState().show({ text, goHome }));

afterEach(() => act(() => responsePopup.getState().close()));

test('a message that offers a way home leads there and is gone', async () => {
  const view = show();
  say('This place is closed.', true);
  expect(await screen.findByRole('dialog', { name: 'This place is closed.' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go to home' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(view.address()).toBe('/home');
});

test('closing it stays where the user is', async () => {
  const view = show();
  say('This place is closed.', true);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(view.address()).toBe('/history');
});

test('without a way home there is one button, and a long message is the body under "Error"', async () => {
  show();
  say('x'.repeat(51));
  expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent('x'.repeat(51));
  expect(screen.queryByRole('button', { name: 'Go to home' })).toBeNull();
  expect(screen.getByRole('button', { name: 'OK' })).toBeVisible();
});
