/** @jest-environment @bank/testing/environment */
// Rules: R0.24.
import { kitMessages } from '@bank/kit/testing';
import { session } from '@bank/session';
import { inviteRepresentative, outboxOf, renderScreen } from '@bank/testing';
import { act, screen, waitFor } from '@testing-library/react';
import messages from '../../messages/en.json';
import taxMessages from '../../messages-tax/en.json';
import { forgetAnswers } from '../../testing/tax-pages';
import { Component, loader } from './representative-screen';

beforeEach(forgetAnswers);

test('the secret of a link goes with its page', async () => {
  await inviteRepresentative('remy');
  const secret = (await outboxOf('remy@personas.test')).at(-1)?.code ?? '';
  const { router } = await renderScreen('/login', {
    routes: [
      { path: '/login', element: <p>Login</p> },
      { path: '/form', Component, loader },
    ],
    messages: { ...kitMessages, ...messages, ...taxMessages },
    brand: { id: 'd' },
  });
  session.setState({ authSecret: secret });
  await act(() => router.navigate('/form'));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(session.getState().authSecret).toBe(secret);
  await act(() => router.navigate('/login'));
  await waitFor(() => expect(session.getState().authSecret).toBeNull());
});
