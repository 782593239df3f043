/** @jest-environment @bank/testing/environment */
// Rules: D24, R2.7.31.
import { queryClient } from '@bank/api-client';
import { kitMessages } from '@bank/kit/testing';
import { advanceBank, outboxOf, renderScreen } from '@bank/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { routes } from '../routes';
import { testBrand } from '../testing/brand';

const surroundings = {
  routes: routes.main,
  brand: testBrand,
  persona: 'kai',
  messages: { ...kitMessages, ...messages },
};
const lastCode = async () =>
  (await outboxOf('kai@personas.test')).findLast(({ code }) => code !== undefined)?.code ?? '';

/** Everything that was said on the console, and every request since the test began. */
let said: string[];
let asked: string[];
beforeEach(() => {
  said = [];
  asked = [];
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    jest.spyOn(console, name).mockImplementation((...parts: unknown[]) => void said.push(parts.map(String).join(' ')));
  const bank = globalThis.__bank;
  if (!bank) throw new Error('there is no bank here');
  const inject = bank.inject.bind(bank);
  jest.spyOn(bank, 'inject').mockImplementation((request) => {
    asked.push(request);
    return inject(request);
  });
});
afterEach(() => jest.restoreAllMocks());

/** Whatever outlives a secret on the screen, and what the screen and its accessibility tree are made of. */
function everything(): string {
  const states = [...queryClient.getQueryCache().getAll(), ...queryClient.getMutationCache().getAll()];
  // eslint-disable-next-line testing-library/no-node-access -- what a field holds is in no HTML, and every field counts
  const fields = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value);
  return [
    ...Object.entries({ ...localStorage, ...sessionStorage }).flat(),
    document.cookie,
    location.href,
    JSON.stringify(history.state),
    document.documentElement.outerHTML,
    ...fields,
    ...states.map(({ state }) => JSON.stringify(state)),
    ...said,
    ...asked,
  ].join('\n');
}
/** How often the digits stand there by themselves. */
const timesOf = (digits: string) => everything().match(new RegExp(`(?<!\\d)${digits}(?!\\d)`, 'g'))?.length ?? 0;

/** Enters the code that was sent, where `within` is. */
async function approve(user: ReturnType<typeof userEvent.setup>, place: HTMLElement) {
  await user.click(within(place).getByRole('button', { name: messages['cards.sendCode'] }));
  await user.type(await within(place).findByLabelText('Code'), await lastCode());
}

/** The ways in which a secret goes. */
const ENDS = [
  ['the window loses the focus', () => fireEvent(window, new Event('blur'))],
  ['the page is left', () => fireEvent(window, new Event('pagehide'))],
  ['half a minute is over', () => advanceBank(30_000)],
] as const;

test.each(ENDS)('number and CVV are nowhere once %s', async (_when, end) => {
  await renderScreen('/cards/virtual', surroundings);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: /Subscriptions/ }));
  await user.click(await screen.findByRole('button', { name: /Card details/ }));
  const dialog = await screen.findByRole('dialog');
  await approve(user, dialog);
  const shown = await within(dialog).findByText(/^\d{4} \d{4} \d{4} \d{4}$/);
  const number = shown.textContent;
  const cvv = within(dialog).getByText(/^\d{3}$/).textContent;
  // The test can see it, and it is on the screen alone.
  expect(timesOf(number)).toBe(1);
  const withCvv = timesOf(cvv);
  await end();
  await waitFor(() => expect(shown).not.toBeInTheDocument());
  expect(timesOf(number)).toBe(0);
  expect(timesOf(number.replaceAll(' ', ''))).toBe(0);
  expect(timesOf(cvv)).toBe(withCvv - 1);
  // What the code asked for again is another request.
  expect(within(dialog).getByRole('button', { name: messages['cards.sendCode'] })).toBeVisible();
});

test.each(ENDS)('a PIN is nowhere once %s', async (_when, end) => {
  await renderScreen('/cards/physical', surroundings);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: /Debit card/ }));
  await user.click(await screen.findByRole('link', { name: 'PIN' }));
  const section = await screen.findByRole('region', { name: messages['cards.pinShow'] });
  await approve(user, section);
  const shown = await within(section).findByText(/^\d{4}$/, { ignore: '.sr-only' });
  const pin = /\d{4}$/.exec(shown.textContent)?.[0] ?? '';
  expect(pin).toMatch(/^\d{4}$/);
  const withPin = timesOf(pin);
  await end();
  await waitFor(() => expect(timesOf(pin)).toBe(withPin - 1));
  expect(section).not.toHaveTextContent(pin);
});

test('a new PIN is told to the bank and kept by nobody', async () => {
  await renderScreen('/cards/physical', surroundings);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: /Debit card/ }));
  await user.click(await screen.findByRole('link', { name: 'PIN' }));
  const section = await screen.findByRole('region', { name: messages['cards.pinChange'] });
  for (const label of [messages['cards.pinNew'], messages['cards.pinRepeat']])
    await user.type(within(section).getByLabelText(label), '7409');
  await user.click(within(section).getByRole('button', { name: messages['cards.pinChangeNow'] }));
  await user.type(await within(section).findByLabelText('Code'), await lastCode());
  expect(await within(section).findByLabelText(messages['cards.pinNew'])).toHaveValue('');
  const told = asked.filter((request) => request.includes('7409'));
  expect(told.length).toBeGreaterThan(0);
  for (const request of told)
    expect(JSON.parse(request)).toMatchObject({ url: expect.stringMatching(/cardChangePin$/) });
  asked = [];
  expect(timesOf('7409')).toBe(0);
});
