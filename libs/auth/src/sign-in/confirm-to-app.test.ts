import { ApiFailure, type FailureKind } from '@bank/api-client';
import type * as Wrapper from '@bank/wrapper';
import { requestWrapper } from '@bank/wrapper';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { no, flowBank, ok, openAuth, tokens } from '../testing/flows';
import { refuseToApp } from './confirm-to-app';

jest.mock('@bank/wrapper', () => ({
  ...jest.requireActual<typeof Wrapper>('@bank/wrapper'),
  requestWrapper: jest.fn(() => Promise.reject(new Error('no app'))),
}));
const confirmed = () => jest.mocked(requestWrapper).mock.calls;
beforeEach(() => jest.mocked(requestWrapper).mockClear());

async function signInWith(reply: Parameters<typeof flowBank>[0][string]) {
  flowBank({ '/auth/login': reply });
  openAuth();
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('E-mail'), 'ana@personas.test');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

test('a sign-in that succeeded is confirmed with true, and goes on without the app’s answer (R1.4.7)', async () => {
  await signInWith([ok({ authFlow: 'simple', ...tokens })]);
  expect(await screen.findByText('Start page')).toBeInTheDocument();
  expect(confirmed()).toEqual([['confirmLogin', { result: true }]]);
});

test('one that was refused, with false', async () => {
  await signInWith([no('wrongCredentials')]);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(confirmed()).toEqual([['confirmLogin', { result: false }]]);
});

test.each<[string, FailureKind, string | undefined, boolean, boolean]>([
  ['the password is wrong', 'auth', undefined, true, true],
  ['nobody could be asked', 'network', undefined, true, false],
  ['it was too often', 'rateLimited', undefined, true, false],
  ['the phone said no', 'auth', 'declined', false, true],
  ['nobody answered on the phone', 'auth', 'expired', false, true],
  ['the phone was not answered yet', 'auth', 'waitingForDevice', false, false],
  ['the code has a slip', 'auth', 'codeWrong', false, false],
  ['the code was wrong too often', 'auth', 'codeUsedUp', false, true],
])('%s', (_what, kind, reason, isFirstStep, isTold) => {
  refuseToApp(new ApiFailure(kind, { reason }), { isFirstStep });
  expect(confirmed()).toEqual(isTold ? [['confirmLogin', { result: false }]] : []);
});
