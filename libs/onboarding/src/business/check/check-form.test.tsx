/** @jest-environment @bank/testing/environment */
// Rules: R3.3.24, R3.3.25, R1.5.3, R0.25.
import { lostConnection } from '@bank/api-client/testing';
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { outboxOf, renderScreen, sandboxAdapter } from '@bank/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dropTicket } from '../../captcha/ticket';
import messages from '../../messages/en.json';
import { business, type BusinessAnswers } from '../answers';
import { Form } from './check-form';
import { COMPLETE } from './test-answers';

const BRAND = {
  customerTypes: ['personal', 'business'] as const,
  termsLinks: [
    { id: 'terms', href: 'https://test.bank/terms' },
    { id: 'privacy', href: 'https://test.bank/privacy' },
  ] as const,
};

const bank = sandboxAdapter();
/** The next application is taken, and its answer lost. */
let isLost = false;

function open(some: Partial<BusinessAnswers> = {}) {
  business.keep({ ...COMPLETE, ...some });
  return renderScreen('/register/business?form=check', {
    routes: [
      { path: '/register/business', element: <Form /> },
      { path: '/', element: <h1>Start</h1> },
    ],
    messages: { ...kitMessages, ...messages },
    brand: BRAND,
    adapter: async (config) => {
      const answer = await bank(config);
      if (!isLost || !String(config.url).includes('businessAccountCreate')) return answer;
      isLost = false;
      throw lostConnection();
    },
  });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const send = () => screen.getByRole('button', { name: 'Open the company’s account' });
const letters = async (email: string) =>
  (await outboxOf(email)).filter(({ text }) => text.includes('/activate?')).length;
let phone = 100;
/** An address and a phone that no other test has. */
function fresh(name: string): Partial<BusinessAnswers> {
  phone += 1;
  const email = `petra.${name}@mail.test`;
  return {
    ...{ email: `${name}@mail.test`, phoneNumber: `0722 777 ${phone}` },
    persons: COMPLETE.persons.map((person) => (person.id === 'p1' ? { ...person, email } : person)),
  };
}

beforeEach(() => {
  window.scrollTo = jest.fn();
  isLost = false;
  business.clear();
  dropTicket();
});

test('while something is open nothing is sent, and the page says how much', async () => {
  const { container } = await open({ description: '', lawsuits: '', confirmedOwners: [] });
  await heading('4 things are still open');
  expect(screen.queryByRole('button')).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
  expect(screen.getByRole('link', { name: 'See what’s missing' })).toHaveAttribute('href', '/register/business');
});

test('neither agreement is ticked beforehand, and then every form is there once more', async () => {
  const { container } = await open({ agreements: [] });
  await heading('Two things to agree to');
  const boxes = await screen.findAllByRole('checkbox');
  for (const box of boxes) expect(box).not.toBeChecked();
  await userEvent.click(boxes[0] ?? document.body);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('We can’t open an account without this.')).toBeVisible();
  await userEvent.click(boxes[1] ?? document.body);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await heading('Is all of this right?');
  expect(screen.getAllByRole('definition').length).toBeGreaterThanOrEqual(10);
  expect(await axeFindings(container)).toEqual([]);
  expect(screen.getByRole('link', { name: /^Porcelain maker/ })).toHaveAttribute(
    'href',
    '/register/business?form=general',
  );
});

test('the application is sent once however often it is pressed, and leaves nothing here', async () => {
  await open(fresh('once'));
  await heading('Is all of this right?');
  await userEvent.dblClick(send());
  const sent = await screen.findByRole('dialog', { name: 'One more thing: your mailbox' });
  expect(within(sent).getByText('once@mail.test')).toBeVisible();
  expect(within(sent).getByText(/people you named as users get letters/)).toBeVisible();
  expect(await letters('once@mail.test')).toBe(1);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Fabrica');
  await userEvent.click(within(sent).getByRole('button', { name: 'Got it' }));
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
});

test.each([
  ['with the same ticket', () => undefined],
  ['with another ticket', dropTicket],
])('an answer that was lost is found out by the next press, %s: one customer, one letter', async (how, meanwhile) => {
  const name = `lost.${how.replaceAll(' ', '-')}`;
  await open(fresh(name));
  await heading('Is all of this right?');
  isLost = true;
  await userEvent.click(send());
  expect(await screen.findByRole('alert')).toBeVisible();
  meanwhile();
  await userEvent.click(send());
  expect(await screen.findByRole('dialog', { name: 'One more thing: your mailbox' })).toBeVisible();
  expect(await letters(`${name}@mail.test`)).toBe(1);
});

test.each([
  ['a question', { registrationDate: '2998-01-01' }, '?form=general&q=registration'],
  ['an address that is a customer’s by now', { email: 'ana@personas.test' }, '?form=general&q=email'],
] as const)('what the bank refuses is a way to where it is mended: %s', async (_what, some, way) => {
  const { container } = await open({ ...fresh('refused'), ...some });
  await heading('Is all of this right?');
  await userEvent.click(send());
  expect(await screen.findByText('Something needs another look')).toBeVisible();
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toContain(`/register/business${way}`);
  expect(await axeFindings(container)).toEqual([]);
  expect(business.store.getState().answers.name).toBe('Fabrica Nord SRL');
});
