// Rules: R2.8.3, R0.22.
import { ApiFailure } from '@bank/api-client';
import { ResponsePopup } from '@bank/kit';
import { fakeBank, renderBank } from '@bank/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { ChangeDialog, onlyPassword } from './change-dialog';

const onDone = jest.fn();

type Calls = Partial<Pick<Parameters<typeof ChangeDialog>[0], 'confirm' | 'isMade'>>;

function open(
  waitsFor: { requestKey: string; sentTo: string; expiresAt: string } | null,
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

async function save() {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Current password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  return user;
}

const sent = { sentTo: 'a@b.cd', expiresAt: '2026-11-22T10:00:00Z' };

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

  async function confirmTwice(isMade: boolean) {
    const answers = [Promise.reject(lost), Promise.reject(expired)];
    // A rejection that nobody has asked for yet is none.
    for (const answer of answers) answer.catch(() => undefined);
    open({ ...sent, expiresAt: '2099-01-01T00:00:00Z', requestKey: 'r1' }, true, {
      confirm: () => answers.shift() ?? Promise.resolve(),
      isMade: () => Promise.resolve(isMade),
    });
    const user = await save();
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/We couldn’t reach the bank/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
  }

  test('is done when the bank has made the change', async () => {
    await confirmTwice(true);
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });

  test('is refused as the bank says when it has not', async () => {
    await confirmTwice(false);
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
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Too many.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(await screen.findByLabelText('Current password')).toHaveValue('');
});
