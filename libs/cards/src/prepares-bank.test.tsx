/** @jest-environment @bank/testing/environment */
// Rules: R0.50, R0.51, R2.4.10, R2.7.36, R2.7.41.
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { paths } from '@bank/paths';
import type { Card } from '@bank/protocol/cards';
import { advanceBank, callAs, outboxOf, renderScreen, signInAs } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from './messages/en.json';
import { routes } from './routes';
import { testBrand } from './testing/brand';
import { charge } from './testing/charge';

const tokenOf = async (persona: string) => (await signInAs(persona)).accessToken;

/** A virtual debit card that works, or a physical one in the post, that olivia has ordered for her company. @returns its account */
async function companyCard(kind: 'virtual' | 'physical' = 'virtual'): Promise<number> {
  const token = await tokenOf('olivia');
  const wish = { type: kind === 'virtual' ? 2007 : 2006, isExpressShipping: false };
  const { waitsFor } = await callAs<{ waitsFor: { requestKey: string } }>(token, 'cardApply', wish);
  const code = (await outboxOf('olivia@personas.test')).findLast((sent) => sent.code !== undefined)?.code ?? '';
  const confirm = { requestKey: waitsFor.requestKey, code };
  const { card } = await callAs<{ card: Card }>(token, 'cardApply', { ...wish, confirm });
  await advanceBank(kind === 'virtual' ? 10 * 60_000 : 3 * 24 * 3_600_000);
  return card.accountId;
}

const at = (address: string, persona: string) =>
  renderScreen(address, {
    routes: routes.main,
    brand: testBrand,
    persona,
    messages: { ...kitMessages, ...messages },
  });
/** The page of a card, as one of the company sees it. */
async function open(accountId: number, persona: string) {
  const view = await at(paths.cardDetails.to({ accountId }), persona);
  await screen.findByRole('heading', { level: 2, name: messages['cards.latest'] });
  await screen.findByRole('switch', { name: messages['cards.use.online'] });
  return view;
}
const RIGHTS = /You need one of these rights for this: full access, approve\./;
const pause = () => screen.getByRole('switch', { name: messages['cards.pause'] });

test('an employee who prepares payments is offered to pause a card, and is told who may do the rest', async () => {
  const view = await open(await companyCard(), 'lev');
  const user = userEvent.setup();
  for (const name of [messages['cards.showDetails'], messages['cards.rename']]) {
    const button = screen.getByRole('button', { name });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(RIGHTS);
  }
  // Replacing and blocking are read, and no buttons.
  for (const title of [messages['cards.reissue'], messages['cards.block']]) {
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.queryByRole('button', { name: new RegExp(title) })).toBeNull();
  }
  expect(screen.getByText(messages['cards.pauseOnce'])).toBeVisible();
  expect(await axeFindings(view.container)).toEqual([]);

  await user.click(pause());
  expect(await screen.findByText(messages['cards.pausedNote'])).toBeVisible();
  await waitFor(() => expect(pause()).toHaveAttribute('aria-busy', 'false'));
  expect(pause()).toBeChecked();
  expect(pause()).toBeDisabled();
  expect(pause()).toHaveAccessibleDescription(RIGHTS);
  expect(await axeFindings(view.container)).toEqual([]);
});

test('a card is turned on again by who pays without a colleague’s approval', async () => {
  const accountId = await companyCard();
  await callAs(await tokenOf('lev'), 'cardPause', { accountId });
  await open(accountId, 'abel');
  await userEvent.click(pause());
  await waitFor(() => expect(pause()).not.toBeChecked());
  await waitFor(() => expect(pause()).toHaveAttribute('aria-busy', 'false'));
  expect(pause()).toBeEnabled();
  expect(screen.queryByText(messages['cards.pauseOnce'])).toBeNull();
});

test('an employee who prepares payments lowers limits; what is higher is refused beside its field', async () => {
  const accountId = await companyCard();
  await callAs(await tokenOf('olivia'), 'cardControlSet', { accountId, perDay: '250' });
  const view = await open(accountId, 'lev');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: messages['cards.limit.change'] }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(messages['cards.limit.onlyLower'])).toBeVisible();
  const perDay = within(dialog).getByRole('textbox', { name: messages['cards.limit.perDay'] });
  expect(perDay).toHaveAccessibleDescription(/Up to €250\.00/);
  const save = async (amount: string) => {
    await user.clear(perDay);
    if (amount !== '') await user.type(perDay, amount);
    await user.click(within(dialog).getByRole('button', { name: messages['cards.save'] }));
  };
  for (const amount of ['300', '']) {
    await save(amount);
    await waitFor(() => expect(perDay).toHaveAccessibleDescription(/Your access lets you lower this card’s limits/));
    expect(perDay).toBeInvalid();
  }
  expect(await axeFindings(view.container)).toEqual([]);
  await save('100');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(view.container).toHaveTextContent('€0.00 of €100.00'));
});

test('an employee who prepares payments switches off, and is told who can switch on', async () => {
  const accountId = await companyCard();
  await callAs(await tokenOf('olivia'), 'cardControlSet', { accountId, shops: { gambling: false } });
  const view = await open(accountId, 'lev');
  const user = userEvent.setup();
  const toggle = (name: string) => screen.getByRole('switch', { name });
  expect(screen.getByText(messages['cards.use.onlyOff'])).toBeVisible();
  await user.click(screen.getByText(messages['cards.shop.title']));
  expect(toggle(messages['cards.shop.gambling'])).toBeDisabled();
  expect(toggle(messages['cards.shop.gambling'])).toHaveAccessibleDescription(messages['cards.use.locked']);
  expect(toggle(messages['cards.shop.alcohol'])).toBeEnabled();
  expect(toggle(messages['cards.shop.alcohol'])).not.toHaveAccessibleDescription();
  await user.click(toggle(messages['cards.use.online']));
  await waitFor(() => expect(toggle(messages['cards.use.online'])).toBeDisabled());
  expect(toggle(messages['cards.use.online'])).not.toBeChecked();
  expect(toggle(messages['cards.use.online'])).toHaveAccessibleDescription(
    expect.stringContaining(messages['cards.use.locked']),
  );
  expect(await axeFindings(view.container)).toEqual([]);
});

test('the PIN and the activation of a card are for who pays without a colleague’s approval, wherever they are offered', async () => {
  const accountId = await companyCard('physical');
  const addresses = [paths.cardPin.to({ accountId }), paths.confirmCard.to({ cardId: accountId })];
  for (const address of addresses) {
    const view = await at(address, 'lev');
    expect(await screen.findByText(messages['cards.notAllowed'])).toBeVisible();
    expect(screen.getByText(RIGHTS)).toBeVisible();
    view.unmount();
  }
  const coming = async (persona: string) => {
    const { unmount } = await at(paths.cardsPhysical.to(), persona);
    const card = await screen.findByRole('region', { name: messages['cards.name.debit'] });
    const isOffered = within(card).queryByRole('link', { name: messages['cards.activate'] }) !== null;
    const isExplained = within(card).queryByText(RIGHTS) !== null;
    unmount();
    return { isOffered, isExplained };
  };
  expect(await coming('lev')).toEqual({ isOffered: false, isExplained: true });
  expect(await coming('abel')).toEqual({ isOffered: true, isExplained: false });
});

test('a purchase that a policy would ask others for says so on the card’s page', async () => {
  const accountId = await companyCard();
  const rule = { basis: 'payment', from: '50', currencyCode: 'EUR', onlyThisCurrency: false, approvers: 1 };
  await callAs(await tokenOf('olivia'), 'approvalPolicyAsk', { rule });
  const abel = await tokenOf('abel');
  const { changes } = await callAs<{ changes: { id: string }[] }>(abel, 'approvalPolicyList', {});
  await callAs(abel, 'approvalPolicyDecide', { changeId: changes[0]?.id, isApproved: true });
  expect(await charge(accountId, '50')).toMatchObject({ approved: false, reason: 'companyPolicy' });
  await open(accountId, 'lev');
  expect(await screen.findByText('Declined: others in your company would have to approve it')).toBeVisible();
});
