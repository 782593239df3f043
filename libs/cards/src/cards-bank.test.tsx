/** @jest-environment @bank/testing/environment */
// Rules: R1.2.13, R1.2.25, R1.2.26, R2.4.10, R2.4.11, R2.4.13, R2.7.30, R2.7.36, R2.7.38, R2.7.41, R2.7.42.
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { outboxOf, renderScreen } from '@bank/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from './messages/en.json';
import { routes } from './routes';
import { testBrand } from './testing/brand';
import { charge } from './testing/charge';

const open = (address: string, persona = 'kai') =>
  renderScreen(address, {
    routes: routes.main,
    brand: testBrand,
    persona,
    messages: { ...kitMessages, ...messages },
  });
const lastCode = async () =>
  (await outboxOf('kai@personas.test')).findLast(({ code }) => code !== undefined)?.code ?? '';
const openCard = async (name: RegExp) => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name }));
  await screen.findByRole('heading', { level: 2, name: messages['cards.latest'] });
  return user;
};

/** The order, and the code that it waits for. */
async function orderWithCode(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: messages['cards.order'] }));
  await user.type(await screen.findByLabelText('Code'), await lastCode());
}

test('kai sees the cards of one kind, what is on its way, and closed ones folded away', async () => {
  const view = await open('/cards');
  expect(await screen.findByRole('heading', { level: 1, name: 'Cards' })).toBeVisible();
  expect(await screen.findByText('Closed cards (1)')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /Card ending in \d{4}/ }).length).toBeGreaterThan(2);
  expect(screen.getByRole('region', { name: 'Prepaid card' })).toHaveTextContent('In the post');
  expect(await axeFindings(view.container)).toEqual([]);
});

test('a card is paused by one switch and back on by the same', async () => {
  const view = await open('/cards/virtual');
  const user = await openCard(/Subscriptions/);
  const pause = await screen.findByRole('switch', { name: messages['cards.pause'] });
  expect(pause).not.toBeChecked();
  await user.click(pause);
  expect(await screen.findByText(messages['cards.pausedNote'])).toBeVisible();
  expect(await axeFindings(view.container)).toEqual([]);
  await user.click(screen.getByRole('switch', { name: messages['cards.pause'] }));
  await waitFor(() => expect(screen.queryByText(messages['cards.pausedNote'])).toBeNull());
  expect(screen.getByRole('switch', { name: messages['cards.pause'] })).not.toBeChecked();
});

test('an active prepaid card is topped up from its page', async () => {
  await open('/cards/virtual');
  await openCard(/Subscriptions/);
  const load = await screen.findByRole('link', { name: messages['cards.load'] });
  expect(load).toHaveAttribute('href', expect.stringMatching(/^\/transfer\/account\?to=\d+$/));
});

test('limits, ways of use and kinds of shops are the holder’s, and what is switched stays', async () => {
  const view = await open('/cards/physical');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: /Debit card/ }));
  const abroad = await screen.findByRole('switch', { name: messages['cards.use.abroad'] });
  expect(abroad).toBeChecked();
  await user.click(abroad);
  await user.click(screen.getByText(messages['cards.shop.title']));
  await user.click(screen.getByRole('switch', { name: messages['cards.shop.gambling'] }));
  await user.click(screen.getByRole('button', { name: messages['cards.limit.change'] }));
  const dialog = await screen.findByRole('dialog');
  const perDay = within(dialog).getByRole('textbox', { name: messages['cards.limit.perDay'] });
  await user.type(perDay, '99999');
  await user.click(within(dialog).getByRole('button', { name: messages['cards.save'] }));
  expect(perDay).toBeInvalid();
  await user.clear(perDay);
  await user.type(perDay, '250');
  await user.click(within(dialog).getByRole('button', { name: messages['cards.save'] }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('progressbar', { name: messages['cards.limit.perDay'] })).toBeVisible();
  expect(screen.getByRole('switch', { name: messages['cards.use.abroad'] })).not.toBeChecked();
  expect(screen.getByRole('switch', { name: messages['cards.shop.gambling'] })).not.toBeChecked();
  expect(await axeFindings(view.container)).toEqual([]);
});

test('a limit that was emptied is gone, and the card pays again', async () => {
  const view = await open('/cards/physical');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: /Debit card/ }));
  const save = async (limit: string) => {
    await user.click(await screen.findByRole('button', { name: messages['cards.limit.change'] }));
    const dialog = await screen.findByRole('dialog');
    const perDay = within(dialog).getByRole('textbox', { name: messages['cards.limit.perDay'] });
    await user.clear(perDay);
    if (limit !== '') await user.type(perDay, limit);
    await user.click(within(dialog).getByRole('button', { name: messages['cards.save'] }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await screen.findByRole('button', { name: messages['cards.limit.change'] });
  const accountId = view.address().split('/').at(-1) ?? '';
  const bar = () => screen.queryByRole('progressbar', { name: messages['cards.limit.perDay'] });
  await save('0');
  await waitFor(() => expect(bar()).toBeVisible());
  expect(await charge(accountId, '5')).toMatchObject({ approved: false, reason: 'perDay' });
  await save('');
  await waitFor(() => expect(bar()).toBeNull());
  // The limits of a month and of cash stay.
  expect(screen.getAllByText(messages['cards.limit.none'])).toHaveLength(1);
  expect(await charge(accountId, '5')).toMatchObject({ approved: true });
});

test('number and CVV show after a code, and leave nothing behind when the window loses the focus', async () => {
  await open('/cards/virtual');
  const user = await openCard(/Subscriptions/);
  await user.click(screen.getByRole('button', { name: /Card details/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: messages['cards.sendCode'] }));
  await user.type(await within(dialog).findByLabelText('Code'), await lastCode());
  const number = await within(dialog).findByText(/^\d{4} \d{4} \d{4} \d{4}$/);
  const digits = number.textContent;
  const kept = () =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.body.innerHTML]).includes(
      digits,
    );
  expect(kept()).toBe(true);
  fireEvent(window, new Event('blur'));
  await waitFor(() => expect(kept()).toBe(false));
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(digits.replaceAll(' ', ''));
});

test('a card that is in the post is activated: its fee first, its PIN once', async () => {
  const view = await open('/cards/physical');
  const user = userEvent.setup();
  const coming = await screen.findByRole('region', { name: 'Prepaid card' });
  const lastFour = /•• (\d{4})/.exec(coming.textContent)?.[1] ?? '';
  await user.click(within(coming).getByRole('link', { name: messages['cards.activate'] }));
  expect(await screen.findByRole('heading', { level: 1, name: messages['cards.activateTitle'] })).toBeVisible();
  const activate = await screen.findByRole('button', { name: /^Pay .*6\s*\.95 and activate$/ });
  expect(await axeFindings(view.container)).toEqual([]);
  await user.click(activate);
  expect(screen.getByLabelText('Last four digits')).toBeInvalid();
  await user.type(screen.getByLabelText('Last four digits'), '0000');
  await user.click(screen.getByRole('button', { name: /How did it arrive/ }));
  await user.click(await screen.findByRole('option', { name: 'By courier' }));
  expect(await screen.findByLabelText(/Number on the parcel/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'The card is in my hands' }));
  await user.click(activate);
  expect(await screen.findByText(/last four digits of this card\.$/)).toBeVisible();
  await user.clear(screen.getByLabelText('Last four digits'));
  await user.type(screen.getByLabelText('Last four digits'), lastFour);
  await user.click(screen.getByRole('button', { name: /^Pay .*6\s*\.95 and activate$/ }));
  expect(await screen.findByText(messages['cards.activated'])).toBeVisible();
  expect(screen.getByText(/^\d{4}$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: messages['cards.hide'] }));
  expect(screen.queryByText(/^\d{4}$/)).toBeNull();
});

test('blocking asks why, and the card is closed afterwards', async () => {
  await open('/cards/virtual');
  const user = await openCard(/Subscriptions/);
  await user.click(screen.getByRole('button', { name: /Lost, stolen or not needed/ }));
  const ask = await screen.findByRole('alertdialog');
  await user.click(within(ask).getByRole('radio', { name: 'It was stolen' }));
  await user.click(within(ask).getByRole('button', { name: 'Block it' }));
  // A card that is over has no page.
  expect(await screen.findByText('Closed cards (1)')).toBeVisible();
});

test('a virtual card is ordered, and waits on its page', async () => {
  const view = await open('/add-card');
  const user = userEvent.setup();
  expect(await screen.findByRole('radio', { name: /Physical debit card, Euro/ })).toBeChecked();
  expect(await axeFindings(view.container)).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /Virtual prepaid card, Euro/ }));
  await user.type(screen.getByLabelText('Name'), 'Online shops');
  await user.click(screen.getByRole('button', { name: messages['cards.review'] }));
  expect(await screen.findByText(messages['cards.readyAtOnce'])).toBeVisible();
  expect(await axeFindings(view.container)).toEqual([]);
  await orderWithCode(user);
  expect(await screen.findByRole('heading', { level: 2, name: 'Online shops' })).toBeVisible();
});

test('a card for a new address: a proof is wanted before it receives anything, and another one can be chosen', async () => {
  const view = await open('/add-card');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: /Physical prepaid card, Euro/ }));
  await user.click(screen.getByRole('button', { name: messages['cards.address.another'] }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: /Country/ }));
  await user.click(await screen.findByRole('option', { name: 'Spain' }));
  await user.type(within(dialog).getByLabelText(messages['cards.address.line1']), 'Calle Mayor 5');
  await user.type(within(dialog).getByLabelText(messages['cards.address.postalCode']), '28013');
  await user.type(within(dialog).getByLabelText(messages['cards.address.city']), 'Madrid');
  await user.click(within(dialog).getByRole('button', { name: messages['cards.save'] }));
  expect(await screen.findByRole('radio', { name: /Calle Mayor 5/ })).toBeChecked();
  const review = screen.getByRole('button', { name: messages['cards.review'] });
  expect(review).toBeDisabled();
  expect(await screen.findByRole('group', { name: 'Proof of address' })).toBeVisible();
  expect(await axeFindings(view.container)).toEqual([]);
  await user.upload(
    screen.getByLabelText('Choose files'),
    new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'], 'bill.pdf', { type: 'application/pdf' }),
  );
  // The order can go on, and says what it waits for.
  expect(await screen.findByText(messages['cards.waitsForProof'])).toBeVisible();
  expect(screen.getByText('bill.pdf')).toBeVisible();
  expect(review).toBeEnabled();
  expect(await axeFindings(view.container)).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /Strada/ }));
  await user.click(review);
  expect(await screen.findByRole('heading', { name: messages['cards.reviewTitle'] })).toBeVisible();
  await orderWithCode(user);
  expect(await screen.findByText(messages['cards.why.onItsWay'])).toBeVisible();
});

test('a card of somebody else leads home, as one that does not exist', async () => {
  const view = await open('/cards/1');
  await waitFor(() => expect(view.address()).toBe('/cards/physical'));
});

test('who may only read sees the cards and is told what is missing', async () => {
  await open('/cards', 'rhea');
  expect(await screen.findByText(messages['cards.noVirtual'])).toBeVisible();
  expect(screen.queryByRole('link', { name: messages['cards.new'] })).toBeNull();
});
