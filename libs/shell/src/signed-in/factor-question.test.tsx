/** @jest-environment @bank/testing/environment */
// Rules: R0.52.
import { call } from '@bank/api-client';
import { paths } from '@bank/paths';
import { adminActStart } from '@bank/protocol/admin';
import { blackListAdd, blackListGet } from '@bank/protocol/settings';
import { session, signIn } from '@bank/session';
import { outboxOf, signInAs } from '@bank/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetEverything, openBank, prepareBank } from '../testing/open-bank';
// At hand from the start: a lazy part must not make its first test wait for the compiler.
import './acting-banner';

beforeAll(prepareBank);
beforeEach(forgetEverything);

const ANA = 1001;
const TITLE = 'Confirm that it’s you';

async function adaActsForAna() {
  signIn(await signInAs('ada'));
  const bank = openBank('/login');
  await call(adminActStart, { customerId: ANA, reason: 'Asked by Ana on the phone' });
  bank.unmount();
  session.setState({ actingCustomerId: ANA });
  const open = openBank(paths.legal.to());
  expect(await screen.findByText('You’re acting for Ana Marin')).toBeVisible();
  return open;
}

const block = (email: string) => call(blackListAdd, { email, blockType: 'email' });
const blocked = async () => (await call(blackListGet)).blackList.map(({ email }) => email);

test('a call that needs the factor asks for it once for all, goes out again and is done', async () => {
  const user = userEvent.setup();
  await adaActsForAna();
  const done = Promise.all([block('one@strangers.test'), block('two@strangers.test')]);
  await user.click(await screen.findByRole('button', { name: 'Send me the code' }));
  const field = await screen.findByRole('textbox');
  const code = (await outboxOf('ada@personas.test')).at(0)?.code ?? '';
  await user.type(field, `${code === '000000' ? '111111' : '000000'}{Enter}`);
  expect(await screen.findByText('The code is not right.')).toBeVisible();
  expect(await blocked()).toEqual([]);
  await user.clear(field);
  await user.type(field, `${code}{Enter}`);
  await done;
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
  expect((await blocked()).sort()).toEqual(['one@strangers.test', 'two@strangers.test']);
  // For five minutes nothing asks again.
  await block('three@strangers.test');
  expect(screen.queryByText(TITLE)).toBeNull();
});

test('who closes the question reads that nothing was done', async () => {
  const user = userEvent.setup();
  await adaActsForAna();
  const refused = expect(block('never@strangers.test')).rejects.toMatchObject({
    kind: 'confirmation',
    messages: ['Confirm with your second step first. Nothing was done.'],
  });
  expect(await screen.findByText(TITLE)).toBeVisible();
  await user.keyboard('{Escape}');
  await refused;
  expect(await blocked()).not.toContain('never@strangers.test');
});

test('a page that is left answers the call that waits', async () => {
  const { unmount } = await adaActsForAna();
  const refused = expect(block('never@strangers.test')).rejects.toMatchObject({ kind: 'confirmation' });
  expect(await screen.findByText(TITLE)).toBeVisible();
  unmount();
  await refused;
});
