/** @jest-environment @bank/testing/environment */
// Rules: R0.130, R3.1.1, R3.3.9, R3.3.11, R3.3.20, R3.3.22 to R3.3.24, R3.4.3, R0.25, R1.5.3, R0.120, R0.121.
import { lostConnection } from '@bank/api-client/testing';
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { outboxOf, renderScreen, sandboxAdapter } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dropTicket } from '../captcha/ticket';
import messages from '../messages/en.json';
import { NO_ANSWERS, personal, type PersonalAnswers } from './answers';
import { Component, loader } from './personal-screen';

const BRAND = {
  customerTypes: ['personal', 'business'] as const,
  termsLinks: [
    { id: 'terms', href: 'https://test.bank/terms' },
    { id: 'privacy', href: 'https://test.bank/privacy' },
  ] as const,
  supportNumber: '+1 555 01',
};

const asked: string[] = [];
const bank = sandboxAdapter();
/** The next application is taken, and its answer lost. */
let isLost = false;
/** What the bank refuses of the next application: its sentences by their fields. */
let refusal: Readonly<Record<string, string>> | null = null;

function open(address = '/register/personal', brand: object = BRAND) {
  return renderScreen(address, {
    routes: [
      { path: '/register/personal', Component, loader },
      { path: '/', element: <h1>Start</h1> },
      { path: '/register/business', element: <h1>Companies</h1> },
      { path: '/login', element: <h1>Log in</h1> },
    ],
    messages: { ...kitMessages, ...messages },
    brand,
    adapter: async (config) => {
      asked.push(String(config.url));
      const answer = await bank(config);
      if (refusal && String(config.url).includes('createPersonalAccount')) {
        const validationErrors = Object.entries(refusal).map(([field, description]) => ({ field, description }));
        return { ...answer, data: JSON.stringify({ responseCode: 'VF', validationErrors }) };
      }
      if (!isLost || !String(config.url).includes('createPersonalAccount')) return answer;
      isLost = false;
      throw lostConnection();
    },
  });
}

/** A person who has answered everything. */
const IRIS: PersonalAnswers = {
  ...NO_ANSWERS,
  ...{ email: 'iris@mail.test', phoneCountry: 'RO', phoneNumber: '722 555 014' },
  ...{ firstName: 'Iris', lastName: 'Novak', birthday: '1991-04-12', birthCountry: 'YU', citizenship: 'SI' },
  ...{ country: 'RO', address1: 'Strada Horea 5', city: 'Cluj-Napoca', postalCode: '400174', stateCode: 'CJ' },
  ...{ occupation: 'employed', secondOccupation: 'none', sources: ['1', '3'], sourceNotes: { 3: 'Interior drawings' } },
  ...{ purposes: ['1'], deposit: '2', anotherAccount: 'false', agreements: ['privacy', 'terms'] },
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

beforeEach(() => {
  window.scrollTo = jest.fn();
  asked.length = 0;
  isLost = false;
  refusal = null;
  personal.clear();
  dropTicket();
});

test('an address is asked about once, and one that is known is told to log in, not whose it is', async () => {
  const { container } = await open();
  await heading('What’s your e-mail address?');
  expect(screen.getByText('About five minutes')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  const field = screen.getByLabelText('E-mail');
  await userEvent.type(field, 'ana@personas.test');
  await goOn();
  expect(await screen.findByText('This address has a login already')).toBeVisible();
  expect(screen.queryByText(/Ana/)).toBeNull();
  await goOn();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled());
  expect(asked.filter((url) => url.includes('checkEmail'))).toHaveLength(1);
  await userEvent.clear(field);
  await userEvent.type(field, 'somebody.new@mail.test');
  await goOn();
  expect(await heading('What’s your phone number?')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'somebody.new@mail.test' })[0]).toBeInTheDocument();
});

test.each([
  ['an address', 'email', 'Continue', 'Fill this in.'],
  ['a birthday', 'birthday', 'Continue', 'Fill this in.'],
  ['an occupation', 'occupation', 'Continue', 'Choose one.'],
  ['a source', 'sources', 'Continue', 'Choose at least one.'],
  ['a yes or a no', 'anotherAccount', 'Continue', 'Choose one.'],
] as const)('without %s nobody goes on, and the field says so', async (_what, name, button, sentence) => {
  personal.keep({ ...IRIS, [name]: NO_ANSWERS[name] });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect((await screen.findAllByText(sentence))[0]).toBeVisible();
});

test('a phone that may have its own code is asked about, and the application has the number that was chosen', async () => {
  personal.keep({ ...IRIS, email: 'both.ways@mail.test', phoneCountry: 'AT', phoneNumber: '' });
  await open();
  await heading('What’s your phone number?');
  await userEvent.type(await screen.findByLabelText('Phone number'), '43 664 1234567');
  await goOn();
  expect((await screen.findAllByText('This number can be read in two ways. Choose yours.'))[0]).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '+43 6641234567' }));
  await goOn();
  await heading('Is all of this right?');
  expect((await screen.findAllByText('+43 6641234567'))[0]).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Open my account' }));
  expect(await screen.findByRole('dialog', { name: 'One more thing: your mailbox' })).toBeVisible();
});

test.each([
  ['2015-01-01', 'You have to be 18 to open an account.'],
  ['1800-01-01', 'This can’t be a date of birth. Check the year.'],
  ['2999-01-01', 'This can’t be a date of birth. Check the year.'],
])('born on %s: %s', async (birthday, sentence) => {
  personal.keep({ ...IRIS, birthday: '' });
  await open();
  await userEvent.type(await screen.findByLabelText('Date of birth'), birthday);
  await goOn();
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a source that needs a word asks for it under itself, and another list of sources forgets the answers', async () => {
  personal.keep({ ...IRIS, sources: [], sourceNotes: {} });
  await open();
  await heading('Where will the money on this account come from?');
  await userEvent.click(await screen.findByRole('checkbox', { name: /My own business/ }));
  await goOn();
  expect(await screen.findByText('Fill this in.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('What does your business do?'), 'Drawings');
  await goOn();
  await heading('Is all of this right?');
  expect(personal.store.getState().answers).toMatchObject({ sources: ['3'], sourceNotes: { 3: 'Drawings' } });
  await userEvent.click((await screen.findAllByRole('link', { name: 'Employed' }))[0] ?? document.body);
  await userEvent.click(await screen.findByRole('radio', { name: 'Student' }));
  await goOn();
  await heading('Where will the money on this account come from?');
  expect(screen.queryByRole('checkbox', { name: /Salary/ })).toBeNull();
  expect(personal.store.getState().answers.sources).toEqual([]);
});

test('a second occupation has a question of its own, and neither agreement is ticked beforehand', async () => {
  personal.keep({ ...IRIS, secondOccupation: '', agreements: [] });
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Self-employed' }));
  await goOn();
  await heading('And what does your second occupation bring in?');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Second salary/ }));
  await goOn();
  await heading('Two things to agree to');
  const boxes = await screen.findAllByRole('checkbox');
  for (const box of boxes) expect(box).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', 'https://test.bank/privacy');
  await userEvent.click(boxes[0] ?? document.body);
  await goOn();
  expect(await screen.findByText('We can’t open an account without this.')).toBeVisible();
});

test('the application is sent once however often it is pressed, says where the letter went, and leaves nothing here', async () => {
  personal.keep(IRIS);
  const { container } = await open();
  await heading('Is all of this right?');
  expect(await axeFindings(container)).toEqual([]);
  const send = screen.getByRole('button', { name: 'Open my account' });
  await userEvent.dblClick(send);
  const sent = await screen.findByRole('dialog', { name: 'One more thing: your mailbox' });
  expect(within(sent).getByText('iris@mail.test')).toBeVisible();
  expect((await outboxOf('iris@mail.test')).filter(({ text }) => text.includes('/activate?'))).toHaveLength(1);
  await userEvent.click(within(sent).getByRole('button', { name: 'Got it' }));
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Novak');
});

test.each([
  ['with the same ticket', () => undefined],
  ['with another ticket', dropTicket],
])('an answer that was lost is found out by the next press, %s: one customer, one letter', async (how, meanwhile) => {
  const email = `lost.${how.replaceAll(' ', '-')}@mail.test`;
  personal.keep({ ...IRIS, email });
  await open();
  await heading('Is all of this right?');
  isLost = true;
  await userEvent.click(screen.getByRole('button', { name: 'Open my account' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  meanwhile();
  await userEvent.click(screen.getByRole('button', { name: 'Open my account' }));
  expect(await screen.findByRole('dialog', { name: 'One more thing: your mailbox' })).toBeVisible();
  expect((await outboxOf(email)).filter(({ text }) => text.includes('/activate?'))).toHaveLength(1);
});

test('a reload finds out a lost answer, too: the application does not hear that its own address has a login', async () => {
  const email = 'lost.and.loaded.again@mail.test';
  personal.keep({ ...IRIS, email });
  const { unmount } = await open();
  await heading('Is all of this right?');
  isLost = true;
  await userEvent.click(screen.getByRole('button', { name: 'Open my account' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  unmount();
  const draft = JSON.parse(sessionStorage.getItem('bank.draft.register.personal') ?? '{}') as { requestKey?: string };
  expect(draft.requestKey).toBe(personal.requestKey());
  dropTicket();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Open my account' }));
  expect(await screen.findByRole('dialog', { name: 'One more thing: your mailbox' })).toBeVisible();
  expect((await outboxOf(email)).filter(({ text }) => text.includes('/activate?'))).toHaveLength(1);
});

test('what the bank refuses is a way to its question, and nothing typed is lost', async () => {
  personal.keep({ ...IRIS, email: 'late@mail.test', birthday: '2012-01-01' });
  await open();
  await heading('Is all of this right?');
  await userEvent.click(screen.getByRole('button', { name: 'Open my account' }));
  expect(await screen.findByText('Something needs another look')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: /18/ }));
  expect(await screen.findByLabelText('Date of birth')).toHaveValue('01/01/2012');
});

test('what is refused and no question asks stands beside the ways to the others', async () => {
  personal.keep({ ...IRIS, email: 'refused@mail.test' });
  refusal = { 'address.stateCode': 'There is no such state.', device: 'This device is not known.' };
  await open();
  await heading('Is all of this right?');
  await userEvent.click(screen.getByRole('button', { name: 'Open my account' }));
  const banner = await screen.findByRole('alert');
  expect(within(banner).getByRole('link', { name: 'There is no such state.' })).toBeVisible();
  expect(within(banner).getByText('This device is not known.')).toBeVisible();
  expect(within(banner).getAllByRole('link')).toHaveLength(1);
});

test('what was ticked in another list and not answered does not come back', async () => {
  personal.keep({ ...IRIS, sources: [], sourceNotes: {} });
  await open();
  await heading('Where will the money on this account come from?');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Salary/ }));
  await userEvent.click((await screen.findAllByRole('link', { name: 'Employed' }))[0] ?? document.body);
  await userEvent.click(await screen.findByRole('radio', { name: 'Student' }));
  await goOn();
  await heading('Where will the money on this account come from?');
  await screen.findByRole('checkbox', { name: /Savings/ });
  await goOn();
  expect((await screen.findAllByText('Choose at least one.'))[0]).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /Savings/ }));
  await goOn();
  await heading('Is all of this right?');
  expect(personal.store.getState().answers.sources).toEqual(['4']);
});

test('clearing asks first, and then begins again', async () => {
  personal.keep({ ...IRIS, firstName: '' });
  await open();
  await heading('What’s your name?');
  await userEvent.click(screen.getByRole('button', { name: 'Clear my answers' }));
  const question = await screen.findByRole('alertdialog', { name: 'Clear all your answers?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Keep' }));
  expect(personal.store.getState().answers.email).toBe('iris@mail.test');
  await userEvent.click(screen.getByRole('button', { name: 'Clear my answers' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear' }));
  expect(await heading('What’s your e-mail address?')).toBeVisible();
  expect(sessionStorage.getItem('bank.draft.register.personal')).toBeNull();
});

test('a brand of companies leads a person to the door that there is', async () => {
  const { address } = await open('/register/personal', { ...BRAND, customerTypes: ['business'] });
  expect(await screen.findByRole('heading', { name: 'Companies' })).toBeVisible();
  expect(address()).toBe('/register/business');
});
