// Rules: R2.8.3.
import { ResponsePopup } from '@bank/kit';
import { fakeBank, renderBank } from '@bank/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { ChangeDialog, onlyPassword } from './change-dialog';

const onDone = jest.fn();

function open(waitsFor: { requestKey: string; sentTo: string; expiresAt: string } | null, needsCode?: true) {
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
