/** @jest-environment @bank/testing/environment */
// Rules: R0.173, R3.3.9, R3.5.1.
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { renderScreen, sandboxAdapter } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../messages/en.json';
import { dropTicket } from '../../../captcha/ticket';
import { business, type BusinessAnswers, NOTHING_SAID } from '../../answers';
import { FABRICA, person, PETRA, SINDRE } from '../test-people';
import { USERS_FORM } from './form';
import { askEmail } from './taken-emails';
import { Form } from './users-form';
import { whyFixed, withUser } from './users-rules';

const TODAY = '2026-11-25';
const both = (some: Partial<BusinessAnswers> = {}): BusinessAnswers => ({
  ...FABRICA,
  users: [
    { id: 'p1', right: '2' },
    { id: 'p2', right: '1' },
  ],
  ...some,
});
const told = (answers: BusinessAnswers) =>
  USERS_FORM.problems(answers, TODAY).map(({ id, kind, text }) => `${id} ${kind} ${text.split('.').at(-1)}`);

test.each([
  ['nobody', NOTHING_SAID, ['full missing noFull']],
  ['one with full access', FABRICA, []],
  ['none with full access', { ...FABRICA, users: [{ id: 'p1', right: '1' }] }, ['full missing noFull']],
  ['without an address', { ...FABRICA, persons: [{ ...PETRA, email: '' }] }, ['email.p1 missing noEmail']],
  [
    'two with one address',
    both({ persons: [PETRA, { ...SINDRE, email: ' PETRA@fabrica.test' }] }),
    ['twice.p2 wrong twice'],
  ],
  [
    'two with one mailbox',
    both({
      persons: [
        { ...PETRA, email: 'p@büro.test' },
        { ...SINDRE, email: 'P@xn--bro-hoa.test' },
      ],
    }),
    ['twice.p2 wrong twice'],
  ],
  ['a child', { ...FABRICA, persons: [{ ...PETRA, birthday: '2010-01-01' }] }, ['young.p1 wrong young']],
  ['one without a right', both({ users: [...FABRICA.users, { id: 'p2', right: '' }] }), ['right.p2 missing noRight']],
  ['the company’s own login with less', both({ email: 'sindre@nordhus.test' }), ['own.p2 wrong ownNeedsFull']],
  ['one who is not entered any more', { ...FABRICA, persons: [] }, ['full missing noFull']],
])('users: %s', (_what, answers, problems) => expect(told(answers)).toEqual(problems));

test.each([
  ['the first', { ...FABRICA, users: [] }, '2'],
  ['the next', FABRICA, '1'],
  ['the next, where nobody has full access', { ...FABRICA, users: [{ id: 'p1', right: '1' }] }, '2'],
  ['the company’s own login', { ...FABRICA, email: 'Sindre@Nordhus.test' }, '2'],
])('%s one gets a right', (_what, answers, right) =>
  expect(withUser(answers, 'p2').users?.at(-1)).toEqual({ id: 'p2', right }),
);

test('nobody is a user twice', () => expect(withUser(FABRICA, 'p1')).toEqual({}));

test.each([
  ['the only one with full access', FABRICA, 'last'],
  ['one of two', both({ users: both().users.map((user) => ({ ...user, right: '2' })) }), null],
  ['the company’s own login', both({ email: 'petra@fabrica.test' }), 'ownLogin'],
  ['the company’s own login with less', { ...FABRICA, email: PETRA.email, users: [{ id: 'p1', right: '1' }] }, null],
])('whether the right is fixed: %s', (_what, answers, why) =>
  expect(whyFixed(answers, answers.users[0] ?? { id: '', right: '' })).toBe(why),
);

const asked: string[] = [];
async function open(search = '?form=users') {
  const bank = sandboxAdapter();
  return renderScreen(`/register/business${search}`, {
    routes: [{ path: '/register/business', Component: Form }],
    messages: { ...kitMessages, ...messages },
    adapter: (config) => {
      asked.push(String(config.url));
      return bank(config);
    },
  });
}
const users = () => business.store.getState().answers.users;

beforeEach(() => {
  asked.length = 0;
  business.clear();
  dropTicket();
});

test('the first one gets full access, which the row says and nobody takes away', async () => {
  business.keep({ ...FABRICA, users: [] });
  const { container, address } = await open();
  expect(await screen.findByText('Somebody with full access')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a user' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Petra Ilie/ }));
  const row = await screen.findByRole('button', { name: /^Petra Ilie Full access · petra@fabrica.test/ });
  expect(row).toHaveTextContent('Somebody must keep full access. Give it to another user first.');
  expect(address()).toBe('/register/business?form=users');
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.click(row);
  const sheet = await screen.findByRole('dialog', { name: 'Petra Ilie' });
  expect(within(sheet).queryByRole('radio')).toBeNull();
  expect(within(sheet).queryByRole('button', { name: 'Remove access' })).toBeNull();
});

test('the next one’s right is chosen at once: uploading is not offered', async () => {
  business.keep(FABRICA);
  const { baseElement } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a user' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Sindre Aas/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Sindre Aas' });
  expect(await within(sheet).findByRole('radio', { name: 'Read' })).toBeChecked();
  expect(within(sheet).getAllByRole('radio')).toHaveLength(5);
  expect(within(sheet).queryByRole('radio', { name: 'Upload' })).toBeNull();
  expect(await axeFindings(baseElement)).toEqual([]);
  await userEvent.click(within(sheet).getByRole('radio', { name: 'Full access' }));
  expect(users()).toEqual([
    { id: 'p1', right: '2' },
    { id: 'p2', right: '2' },
  ]);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('access is taken away, and given back', async () => {
  business.keep(both());
  await open('?form=users&open=user&id=p2');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove access' }));
  expect(await screen.findByText('Sindre Aas isn’t a user any more.')).toBeVisible();
  expect(users()).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(users()).toEqual(both().users);
});

test('an address that is a customer’s is asked about once and told at the row', async () => {
  business.keep({ ...FABRICA, users: [], persons: [person('p1', { email: 'ana@personas.test' })] });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a user' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Petra Ilie/ }));
  expect(
    (await screen.findAllByText('ana@personas.test has a login already; Petra Ilie needs another address'))[0],
  ).toBeVisible();
  await askEmail('Ana@Personas.test');
  expect(asked.filter((url) => url.includes('checkEmail'))).toHaveLength(1);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('taken');
});

test('a user’s details are a step inside of them, and an address that was typed there is asked about', async () => {
  business.keep({ ...FABRICA, persons: [{ ...PETRA, email: '' }] });
  const { address } = await open('?form=users&open=user&id=p1');
  const sheet = await screen.findByRole('dialog', { name: 'Petra Ilie' });
  expect(within(sheet).getByText('An e-mail address for Petra Ilie')).toBeVisible();
  await userEvent.click(within(sheet).getByRole('button', { name: /^Details/ }));
  await userEvent.type(await screen.findByLabelText('E-mail'), 'petra.new@fabrica.test');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/register/business?form=users&open=user&id=p1'));
  await waitFor(() => expect(asked.filter((url) => url.includes('checkEmail'))).toHaveLength(1));
  expect(told(business.store.getState().answers)).toEqual([]);
});
