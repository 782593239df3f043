// Rules: R0.20, R2.4.74.
import { startRecovery } from '@bank/api-client';
import { type Answer, watchSentences } from '@bank/kit/testing';
import { preferences } from '@bank/kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { approveFirst, send, show } from '../testing/approved';
import { approval, bank, request } from '../testing/requests';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  act(() => preferences.getState().setHideBalances(false));
});

test('a lost answer is found out by its key, and never sent again by itself (R0.20)', async () => {
  const calls = bank({
    answers: {
      approve: () => ({ lost: true }),
      transferOutcome: () => ({ what: 'decision', decision: approval([request(40)], 'approved') }),
    },
  });
  const user = userEvent.setup();
  show();
  await approveFirst(user);
  await send(user, 'Check and approve', 'Approve');
  await waitFor(() => expect(calls.of('transferOutcome')).toHaveLength(1));
  expect(calls.of('transferOutcome')[0]?.input['idempotencyKey']).toBe(calls.of('approve')[0]?.idempotencyKey);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.of('approve')).toHaveLength(1);
});

test('a lost answer that waits for a code goes on with the code', async () => {
  bank({
    answers: {
      approve: () => ({ lost: true }),
      transferOutcome: () => ({ what: 'decision', decision: approval([request(40)], 'waiting') }),
    },
  });
  const user = userEvent.setup();
  show();
  await approveFirst(user);
  await send(user, 'Check and approve', 'Approve');
  expect(await screen.findByLabelText('Code')).toBeVisible();
});

test('what a colleague has decided while an answer was lost is never said to be one’s own decision', async () => {
  const calls = bank({
    answers: {
      approve: () => ({ lost: true }),
      transferOutcome: () => ({ what: 'decision', decision: approval([request(40)], 'over') }),
    },
  });
  const user = userEvent.setup();
  show();
  await approveFirst(user);
  const watch = watchSentences();
  await send(user, 'Check and approve', 'Approve');
  expect(await screen.findByText(/^Your answer has not taken effect yet/)).toBeVisible();
  watch.stop();
  expect(screen.getByRole('dialog', { name: 'Check and approve' })).toBeVisible();
  expect(watch.seen().filter((text) => /(was|were) approved/i.test(text))).toEqual([]);
  expect(calls.of('approve')).toHaveLength(1);
});

test('a code whose answer was lost may be entered again when it had no effect', async () => {
  bank({
    answers: {
      businessRequestConfirm: () => ({ lost: true }),
      transferOutcome: () => ({ what: 'absent' }),
      businessRequest: () => approval([request(40)], 'waiting'),
    },
  });
  const user = userEvent.setup();
  show();
  await approveFirst(user);
  await send(user, 'Check and approve', 'Approve');
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText(/^Your approval had no effect/)).toBeVisible();
  expect(screen.getByLabelText('Code')).toBeEnabled();
});

test('a code that counted is said to have counted, without a second answer and without a word of doubt', async () => {
  const calls = bank({
    answers: {
      businessRequestConfirm: () => ({ lost: true }),
      transferOutcome: () => ({ what: 'decision', decision: approval([request(40)], 'approved') }),
      businessRequest: () => ({ lost: true }),
    },
  });
  const user = userEvent.setup();
  show();
  await approveFirst(user);
  await send(user, 'Check and approve', 'Approve');
  const code = await screen.findByLabelText('Code');
  const watch = watchSentences();
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  watch.stop();
  expect(watch.seen()).toContain('We’re finding out what happened…');
  expect(watch.seen().filter((text) => /moved|effect|try again|Nothing was/.test(text))).toEqual([]);
  expect(calls.of('businessRequest')).toHaveLength(0);
});

test('a code that had no effect is not called so while nobody says what has become of the requests', async () => {
  jest.useFakeTimers();
  // As in every page: what the minute has no room for waits until a probe has found the bank.
  startRecovery();
  const answers: Answer[] = [{ lost: true }, { lost: true }, approval([request(40)], 'approved')];
  bank({
    answers: {
      businessRequestConfirm: () => ({ lost: true }),
      transferOutcome: () => ({ what: 'absent' }),
      businessRequest: () => answers.shift() ?? {},
    },
  });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show();
  await approveFirst(user);
  await send(user, 'Check and approve', 'Approve');
  const code = await screen.findByLabelText('Code');
  const watch = watchSentences();
  await user.type(code, '123456{Enter}');
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('We are finding out what happened.');
  await act(() => jest.advanceTimersByTimeAsync(6000));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  watch.stop();
  expect(watch.seen().filter((text) => /moved|effect|try again|Nothing was/.test(text))).toEqual([]);
});
