// Rules: R2.8.3, R0.22, R0.40.
import { ApiFailure } from '@bank/api-client';
import { ResponsePopup } from '@bank/kit';
import { fakeBank, renderBank } from '@bank/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { ChangeDialog, onlyPassword } from './change-dialog';

const onDone = jest.fn();

type Calls = Partial<Pick<Parameters<typeof ChangeDialog>[0], 'confirm' | 'isMade'>>;

function open(
  waitsFor: { requestKey: string; sentTo: string; expiresAt: string; what: string } | null,
  needsCode?: true,
  calls: Calls = {},
) {
  onDone.mockReset();
  fakeBank({});
  const Component = () => (
    <>
      <ChangeDialog
        title="Two-step verification"
        schema={onlyPassword}
        defaults={{ password: '' }}
        submit="settings.change.save"
        needsCode={needsCode}
        start={() => Promise.resolve({ waitsFor })}
        confirm={() => Promise.resolve()}
        {...calls}
        onDone={onDone}
        onClose={() => undefined}
      />
      <ResponsePopup />
    </>
  );
  return renderBank({ Component }, { at: '/setting', messages });
}

async function save(user = userEvent.setup()) {
  await user.type(await screen.findByLabelText('Current password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  return user;
}

const sent = { sentTo: 'a@b.cd', expiresAt: '2026-11-22T10:00:00Z', what: 'you log in on your phone' };

test.each([
  ['no request', null],
  ['a request without an id', { ...sent, requestKey: '' }],
])('%s cannot be confirmed, and the popup says so', async (_what, waitsFor) => {
  const { address } = open(waitsFor, true);
  const user = await save();
  expect(await screen.findByRole('dialog', { name: 'Not Operation Id, Fail Operation' })).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.queryByLabelText('Code')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go to home' }));
  expect(address()).toBe('/home');
});

test('a change that the bank makes at once is done', async () => {
  open(null);
  await save();
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a request with an id asks for its code', async () => {
  open({ ...sent, requestKey: 'r1' }, true);
  await save();
  expect(await screen.findByLabelText('Code')).toBeVisible();
});

describe('a code whose answer was lost', () => {
  const lost = new ApiFailure('network', {});
  const expired = new ApiFailure('verify', { messages: ['The code has expired.'], reason: 'codeExpired' });
  afterEach(() => jest.useRealTimers());

  async function confirm(isMade: () => Promise<boolean>, answers = [lost]) {
    jest.useFakeTimers();
    open({ ...sent, expiresAt: '2099-01-01T00:00:00Z', requestKey: 'r1' }, true, {
      confirm: async () => {
        const failure = answers.shift();
        if (failure) throw failure;
      },
      isMade,
    });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await save(user);
    await user.type(await screen.findByLabelText('Code'), '123456');
    return user;
  }

  test('is done when the bank has made the change, without another press', async () => {
    await confirm(() => Promise.resolve(true));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });

  test('is found out for as long as it takes', async () => {
    const answers = [lost, new ApiFailure('server')];
    await confirm(async () => {
      const failure = answers.shift();
      if (failure) throw failure;
      return true;
    });
    expect(await screen.findByText('We’re finding out whether the change was made.')).toBeVisible();
    expect(screen.queryByLabelText('Code')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(6000));
    expect(onDone).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(6000));
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('may be entered again when the bank has not made it, and is refused as the bank says', async () => {
    const user = await confirm(() => Promise.resolve(false), [lost, expired]);
    expect(await screen.findByText(/We couldn’t reach the bank/)).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('The code has expired.')).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
  });
});

test('after too many wrong codes nothing waits any more, and the change starts again', async () => {
  open({ ...sent, expiresAt: '2099-01-01T00:00:00Z', requestKey: 'r1' }, true, {
    confirm: () => Promise.reject(new ApiFailure('verify', { messages: ['Too many.'], reason: 'codeUsedUp' })),
  });
  const user = await save();
  await user.type(await screen.findByLabelText('Code'), '123456');
  expect(await screen.findByText('Too many.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(await screen.findByLabelText('Current password')).toHaveValue('');
});
