// Rules: R3.3.13, R3.3.28.
import { notifications } from '@bank/kit';
import { type Answer, axeFindings, fakeBank, renderBank } from '@bank/kit/testing';
import type { FinancialDetail } from '@bank/protocol/profile-company';
import { readDraft } from '@bank/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages/en.json';
import { CompanyMoney } from './company-money';
import { CHOICES, STATED } from './test-choices';

interface Opening {
  detail?: FinancialDetail | null;
  lockedBecause?: string;
  answer?: () => Answer;
}

function open({ detail = STATED, lockedBecause, answer = () => ({}) }: Opening = {}) {
  const bank = fakeBank({ ...CHOICES, financialDetailUpdate: answer });
  const company = { financialDetail: detail, additionalQuestionAnswers: [] };
  const Component = () => <CompanyMoney company={company} lockedBecause={lockedBecause} />;
  const view = renderBank({ Component }, { at: '/company', messages });
  return { bank, view, user: userEvent.setup() };
}

const part = () => screen.getByRole('region', { name: 'Money and purpose' });
async function openSheet(user: ReturnType<typeof userEvent.setup>, press = 'Change') {
  await user.click(within(part()).getByRole('button', { name: press }));
  await screen.findByRole('dialog', { name: 'Money and purpose' });
  await screen.findByRole('button', { name: 'Save' });
}
async function choose(user: ReturnType<typeof userEvent.setup>, list: RegExp, option: RegExp) {
  await user.click(screen.getByRole('button', { name: list }));
  await user.click(await screen.findByRole('option', { name: option }));
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => sessionStorage.clear());
afterEach(() => notifications.getState().clear());

test('the sheet starts with what was stated, and sends what was not changed as it was', async () => {
  const { bank, user } = open();
  await openSheet(user);
  expect(screen.getByRole('radio', { name: 'Mainstream' })).toBeChecked();
  expect(screen.getByRole('button', { name: /^Industry/ })).toHaveTextContent('Manufacturing');
  expect(screen.getByLabelText('Coming in each month')).toHaveValue('25,000');
  expect(screen.getByRole('button', { name: /^Currency of what goes out/ })).toHaveTextContent('RON');
  expect(screen.getByLabelText('Which other source?')).toHaveValue('Rent of a workshop');
  expect(screen.getByRole('checkbox', { name: 'Wages' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Other purpose' })).not.toBeChecked();
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await isClosed();
  // The industry does not ask for a note any more, so none is sent.
  expect(bank.of('financialDetailUpdate')[0]?.input).toEqual({
    ...{ monthlyDepositAmount: 25000, monthlyDepositAmountCurrencyCode: 'EUR' },
    ...{ monthlyWithdrawalAmount: 18000, monthlyWithdrawalAmountCurrencyCode: 'RON' },
    ...{ sourceIds: [1, 4], sourceSpecifications: { 4: 'Rent of a workshop' } },
    ...{ purposeIds: [2], purposeSpecifications: {}, industry: 'manufacturing' },
  });
  // It says no more than that the press worked, and is no line of the centre.
  expect(notifications.getState().list).toMatchObject([{ title: 'Saved', isPassing: true }]);
  expect(readDraft('profile.money')).toEqual({});
});

test('everything can be changed, and a choice that asks for words is sent with them', async () => {
  const { bank, user } = open();
  await openSheet(user);
  await user.click(screen.getByRole('radio', { name: 'Financial' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  // An industry of another group is none.
  expect(await screen.findByText('Choose one.')).toBeVisible();
  await choose(user, /^Industry/, /^Another business/);
  await user.type(screen.getByLabelText('What does the company do?'), 'Pawn shop');
  await user.clear(screen.getByLabelText('Going out each month'));
  await user.type(screen.getByLabelText('Going out each month'), '0');
  await choose(user, /^Currency of what goes out/, /^EUR/);
  await user.click(screen.getByRole('checkbox', { name: /^Other source/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Other purpose' }));
  await user.type(screen.getByLabelText('Which other purpose?'), 'Grants');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await isClosed();
  expect(bank.of('financialDetailUpdate')[0]?.input).toMatchObject({
    ...{ monthlyWithdrawalAmount: 0, monthlyWithdrawalAmountCurrencyCode: 'EUR' },
    ...{ sourceIds: [1], sourceSpecifications: {}, purposeIds: [2, 3], purposeSpecifications: { 3: 'Grants' } },
    ...{ industry: 'otherFinancial', industrySpecification: 'Pawn shop' },
  });
});

const refused = 'The bank does not take this.';
/** By the bank's name: what has the focus, and what is described by the sentence where that is another element. */
const FIELDS: readonly { field: string; focused: () => HTMLElement; described?: () => HTMLElement }[] = [
  { field: 'monthlyDepositAmount', focused: () => screen.getByLabelText('Coming in each month') },
  { field: 'monthlyWithdrawalAmount', focused: () => screen.getByLabelText('Going out each month') },
  {
    field: 'monthlyDepositAmountCurrencyCode',
    focused: () => screen.getByRole('button', { name: /^Currency of what comes in/ }),
  },
  { field: 'sourceSpecifications.4', focused: () => screen.getByLabelText('Which other source?') },
  {
    field: 'sourceIds',
    focused: () => screen.getByRole('checkbox', { name: 'Sales' }),
    described: () => screen.getByRole('group', { name: 'Sources of funds' }),
  },
  {
    field: 'purposeIds',
    focused: () => screen.getByRole('checkbox', { name: 'Wages' }),
    described: () => screen.getByRole('group', { name: 'Purpose of the account' }),
  },
  { field: 'industry', focused: () => screen.getByRole('button', { name: /^Industry/ }) },
];
test.each(FIELDS)(
  'a refusal of $field stands at its field, which has the focus; all that was typed stays',
  async ({ field, focused, described = focused }) => {
    const { user } = open({ answer: () => ({ refused, field }) });
    await openSheet(user);
    await user.clear(screen.getByLabelText('Coming in each month'));
    await user.type(screen.getByLabelText('Coming in each month'), '31000');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(refused)).toBeVisible();
    await waitFor(() => expect(focused()).toHaveFocus());
    expect(described()).toHaveAccessibleDescription(expect.stringContaining(refused));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Coming in each month')).toHaveValue('31,000');
    expect(screen.getByLabelText('Which other source?')).toHaveValue('Rent of a workshop');
  },
);

test('a refusal at a note goes with the correction, and the next try is taken', async () => {
  let isFirst = true;
  const { bank, user } = open({
    answer() {
      const answer = isFirst ? { refused, field: 'sourceSpecifications.4' } : {};
      isFirst = false;
      return answer;
    },
  });
  await openSheet(user);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(refused)).toBeVisible();
  await user.type(screen.getByLabelText('Which other source?'), ' in Cluj');
  await waitFor(() => expect(screen.queryByText(refused)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await isClosed();
  expect(bank.of('financialDetailUpdate')[1]?.input).toMatchObject({
    sourceSpecifications: { 4: 'Rent of a workshop in Cluj' },
  });
});

test('an answer that is lost keeps what was typed, also through a closed sheet; "Cancel" forgets it', async () => {
  const { user } = open({ answer: () => ({ lost: true }) });
  await openSheet(user);
  await user.click(screen.getByRole('checkbox', { name: 'Other purpose' }));
  await user.type(screen.getByLabelText('Which other purpose?'), 'Grants');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const note = await screen.findByRole('alert');
  // The user has scrolled down to "Save": the note stands beside it.
  expect(note.compareDocumentPosition(screen.getByLabelText('Which other purpose?'))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  expect(screen.getByLabelText('Which other purpose?')).toHaveValue('Grants');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await isClosed();
  await openSheet(user);
  expect(screen.getByLabelText('Which other purpose?')).toHaveValue('Grants');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await isClosed();
  await openSheet(user);
  expect(screen.queryByLabelText('Which other purpose?')).toBeNull();
});

test('a company that has never stated anything is invited to, and nothing is sent while something is missing', async () => {
  const { bank, user, view } = open({ detail: null });
  expect(part()).toHaveTextContent(/Not answered yet.*Tell us what comes in and goes out/);
  expect(await axeFindings(view.container)).toEqual([]);
  await openSheet(user, 'Answer');
  expect(screen.getByRole('button', { name: /^Currency of what comes in/ })).toHaveTextContent('EUR');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose one.')).toBeVisible();
  expect(screen.getAllByText('Enter an amount; zero is fine.')).toHaveLength(2);
  expect(screen.getAllByText('Choose at least one.')).toHaveLength(2);
  // The first of what is missing has the focus, in the order of the screen.
  expect(screen.getByLabelText('Coming in each month')).toHaveFocus();
  expect(bank.of('financialDetailUpdate')).toHaveLength(0);
});

test.each([[STATED, 'Change'] as const, [null, 'Answer'] as const])(
  'a user without the right reads why, and cannot open the sheet (%#)',
  async (detail, press) => {
    const { view } = open({ detail, lockedBecause: 'You need full access.' });
    expect(part()).toHaveTextContent('You need full access.');
    expect(within(part()).getByRole('button', { name: press })).toBeDisabled();
    expect(await axeFindings(view.container)).toEqual([]);
  },
);
