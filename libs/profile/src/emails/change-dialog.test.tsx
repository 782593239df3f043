// Rules: R0.53, R3.3.8.
import { prefetch } from '@bank/api-client';
import { type Answer, fakeBank, renderBank, sampleAccess, sampleCustomer } from '@bank/kit/testing';
import type { UsernameChange } from '@bank/protocol/profile-emails';
import { customerQueries } from '@bank/session/calls';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { emailQueries, EmailSection } from './email-section';

const NEW = 'new@mail.test';
const PHONE = '•••• 12';
const address = { emailId: 2, email: NEW, isConfirmed: true, isPrimary: false };
const change = (fields: Partial<UsernameChange> = {}): UsernameChange => ({
  ...{ requestId: 'r1', emailId: 2, email: NEW, status: 'pending', createdAt: '2026-11-16T10:00:00.000Z' },
  factorSentTo: PHONE,
  ...fields,
});
const second = change({ requestId: 'r2', createdAt: '2026-11-16T10:01:00.000Z' });

interface Given {
  /** What the bank has of changes; a test may put another in its place. */
  changes?: UsernameChange[];
  confirm?: () => Answer;
  setPrimary?: () => Answer;
  customer?: Parameters<typeof sampleCustomer>[0];
}

/** The list of addresses with a change that waits, as after a reload. */
function open({ changes = [change()], confirm, setPrimary, customer }: Given = {}) {
  const state = { changes };
  const bank = fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer({ customerType: 'personal', ...customer }) }),
    userAccessInfo: () => ({ customerAccess: sampleAccess() }),
    emailsGet: () => ({
      emails: [{ emailId: 1, email: 'old@mail.test', isConfirmed: true, isPrimary: true }, address],
    }),
    usernameChangeRequests: () => ({ requests: state.changes }),
    usernameChangeConfirm: confirm ?? (() => ({})),
    setPrimaryEmail: setPrimary ?? (() => ({ usernameChange: second })),
    usernameChangeCancel: () => ({}),
  });
  const Component = () => <EmailSection title="profile.email.title" help="profile.email.help" />;
  const loader = () =>
    prefetch(customerQueries.info(), customerQueries.access(), emailQueries.emails(), emailQueries.changes());
  renderBank({ Component, loader }, { at: '/profile', messages });
  return { bank, state };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const first = () => screen.findByLabelText(`Code sent to ${NEW}`);
const factor = () => screen.findByLabelText(`Code sent to ${PHONE}`);
async function fill(codes = ['111111', '222222']) {
  await userEvent.type(await first(), codes[0] ?? '');
  await userEvent.type(await factor(), `${codes[1] ?? ''}{Enter}`);
}
afterEach(() => jest.useRealTimers());
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a change that waits is confirmed after a reload, by both codes', async () => {
  const { bank } = open();
  expect(await screen.findByText(/One code went to new@mail\.test, the other to •••• 12\./)).toBeVisible();
  await press('Enter code');
  await waitFor(async () => expect(await first()).toHaveFocus());
  await fill();
  await isClosed();
  expect(bank.of('usernameChangeConfirm').map(({ input }) => input)).toEqual([
    { requestId: 'r1', confirmationCode: '111111', factorCode: '222222' },
  ]);
});

test('without a second factor one code is asked for', async () => {
  const { bank } = open({ changes: [change({ factorSentTo: null })] });
  expect(await screen.findByText(/The code went to new@mail\.test\./)).toBeVisible();
  await press('Enter code');
  await userEvent.type(await first(), '111111{Enter}');
  await isClosed();
  expect(screen.queryByLabelText(/•/)).toBeNull();
  expect(bank.of('usernameChangeConfirm').map(({ input }) => input)).toEqual([
    { requestId: 'r1', confirmationCode: '111111' },
  ]);
});

test('codes are sent again for the password, which nothing has kept; what was typed for the old ones is gone', async () => {
  const { bank } = open();
  await press('Enter code');
  await userEvent.type(await first(), '111111');
  await press('Send the codes again');
  const password = await screen.findByLabelText('Current password');
  await waitFor(() => expect(password).toHaveFocus());
  await userEvent.type(password, 'secret{Enter}');
  expect(await first()).toHaveValue('');
  expect(bank.of('setPrimaryEmail').map(({ input }) => input)).toEqual([{ emailId: 2, password: 'secret' }]);
  expect(screen.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
  await fill();
  await isClosed();
  expect(bank.of('usernameChangeConfirm').at(-1)?.input).toMatchObject({ requestId: 'r2' });
});

test('while the dialog is open the password is asked for once, and new codes find empty fields', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const begun = [change(), second];
  const { bank } = open({ changes: [], setPrimary: () => ({ usernameChange: begun.shift() }) });
  await user.click(await screen.findByRole('button', { name: new RegExp(NEW) }));
  await user.click(await screen.findByRole('button', { name: 'Make primary' }));
  await user.type(await screen.findByLabelText('Current password'), 'secret{Enter}');
  await user.type(await first(), '111111');
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  await user.click(await screen.findByRole('button', { name: 'Send the codes again' }));
  expect(await screen.findByText('New codes are on their way; the old ones no longer work.')).toBeVisible();
  expect(await first()).toHaveValue('');
  expect(await first()).toHaveFocus();
  expect(bank.of('setPrimaryEmail').map(({ input }) => input['password'])).toEqual(['secret', 'secret']);
});

test.each([
  ['confirmationCode', first, factor],
  ['factorCode', factor, first],
] as const)(
  'a wrong %s is said at its field, which has the focus; the other keeps what was typed',
  async (field, wrong, right) => {
    const refusal = { refused: 'The code is not right.', reason: 'codeWrong', field };
    open({ confirm: () => refusal });
    await press('Enter code');
    await fill();
    await waitFor(async () => expect(await wrong()).toHaveAccessibleDescription('The code is not right.'));
    expect(await wrong()).toHaveFocus();
    expect(await right()).toHaveAccessibleDescription('');
    expect(await first()).toHaveValue('111111');
    expect(await factor()).toHaveValue('222222');
  },
);

test.each<[string, Answer]>([
  ['lost as well', { lost: true }],
  ['that the change is over', { refused: 'It is over.', reason: 'changeOver', field: 'confirmationCode' }],
])(
  'after a lost answer the codes may be given again; when the next one is %s, the bank is asked what has become of the change',
  async (_what, next) => {
    const answers: Answer[] = [{ lost: true }, next];
    const { bank, state } = open({ confirm: () => answers.shift() ?? {} });
    await press('Enter code');
    await fill();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await first()).toHaveValue('111111');
    expect(await factor()).toHaveValue('222222');
    state.changes = [change({ status: 'active' })];
    await press('Confirm');
    await isClosed();
    expect(bank.of('usernameChangeConfirm')).toHaveLength(2);
  },
);

test('a change that is over says so, and starts again with the password', async () => {
  open({ confirm: () => ({ refused: 'It is over.', reason: 'changeOver', field: 'confirmationCode' }) });
  await press('Enter code');
  await fill();
  await waitFor(async () => expect(await first()).toHaveAccessibleDescription('It is over.'));
  await press('Send the codes again');
  expect(await screen.findByLabelText('Current password')).toHaveValue('');
});

test('the old address is kept', async () => {
  const { bank, state } = open();
  await press('Enter code');
  await first();
  state.changes = [];
  await press('Keep the old address');
  await isClosed();
  expect(bank.of('usernameChangeCancel').map(({ input }) => input)).toEqual([{ requestId: 'r1' }]);
  expect(screen.queryByRole('button', { name: 'Enter code' })).toBeNull();
});

test('an administrator who acts for a customer moves no login', async () => {
  open({ customer: { isAdmin: true, actingFor: { customerId: 1, name: 'Ana Marin' } } });
  expect(await screen.findByText('A new login address waits for its code')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enter code' })).toBeNull();
  await press(new RegExp(NEW));
  expect(await screen.findByText('Only the customer can change the address they log in with.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make primary' })).toBeNull();
});
