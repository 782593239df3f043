// Rules: R3.3.25, R3.3.28, R3.4.8.
import { query, queryClient } from '@bank/api-client';
import { type Answer, axeFindings, fakeBank, renderBank, sampleCustomer } from '@bank/kit/testing';
import { type DueDiligence, dueDiligenceInfo } from '@bank/protocol/company-statements';
import { customerQueries } from '@bank/session/calls';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages/en.json';
import { DueDiligencePart } from './due-diligence-part';
import { startDueDiligence } from './start-due-diligence';

const STATED: DueDiligence = {
  ...{ government: true, governmentDetails: 'Petra Ilie, mayor of Turda', lawsuits: false, lawsuitsDetails: null },
  ...{ taxPayers: false, taxPayersDetails: null, statedAt: '2026-11-03T10:00:00Z' },
};
const OFFICE = /public official/;
const COURT = /sued/;
const TAXES = /pay taxes/;

interface Opening {
  stated?: DueDiligence | null;
  lockedBecause?: string;
  refusal?: Answer;
}

function open({ stated = STATED, lockedBecause, refusal }: Opening = {}) {
  let now = stated;
  const bank = fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer({ customerType: 'business', dueDiligenceLevel: 4 }) }),
    dueDiligenceInfo: () => ({ dueDiligenceInfo: now }),
    dueDiligenceUpdate: ({ input }) => {
      if (refusal) return refusal;
      now = { ...STATED, governmentDetails: null, ...input, statedAt: '2026-11-20T10:00:00Z' };
      return {};
    },
  });
  const view = renderBank(
    { Component: () => <DueDiligencePart lockedBecause={lockedBecause} />, loader: startDueDiligence },
    { at: '/company', messages },
  );
  return { bank, view, user: userEvent.setup() };
}

const part = () => screen.getByRole('region', { name: 'Due diligence' });
async function openSheet(user: ReturnType<typeof userEvent.setup>, press = 'Change') {
  await user.click(await within(part()).findByRole('button', { name: press }));
  await screen.findByRole('dialog', { name: 'Due diligence' });
}
const radio = (question: RegExp, name: 'Yes' | 'No') =>
  within(screen.getByRole('group', { name: question })).getByRole('radio', { name });

beforeEach(() => sessionStorage.clear());

test.each([
  [0, false],
  [1, true],
  [2, false],
  [3, false],
  [4, true],
])('on level %i the answers are asked for: %s; also where the page is the first one', async (level, isAsked) => {
  fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer({ customerType: 'business', dueDiligenceLevel: level }) }),
    dueDiligenceInfo: () => ({ dueDiligenceInfo: STATED }),
  });
  const asked = () => queryClient.getQueryState(query(dueDiligenceInfo).queryKey);
  startDueDiligence();
  expect(asked()).toBeUndefined();
  await queryClient.ensureQueryData(customerQueries.info());
  expect(asked() !== undefined).toBe(isAsked);
});

test('the answers are shown with their day, changed in the sheet, and shown again as the bank has them', async () => {
  const { bank, user, view } = open();
  await waitFor(() => expect(part()).toHaveTextContent('Answered on 3 Nov 2026'));
  expect(part()).toHaveTextContent(/Public office or state.*Yes.*Petra Ilie, mayor of Turda/);
  expect(part()).toHaveTextContent(/LawsuitsNoTaxes in another countryNo/);
  expect(await axeFindings(view.container)).toEqual([]);
  await openSheet(user);
  expect(radio(OFFICE, 'Yes')).toBeChecked();
  expect(screen.getByLabelText('Who is it, and which office or state?')).toHaveValue('Petra Ilie, mayor of Turda');
  expect(radio(COURT, 'No')).toBeChecked();
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(radio(OFFICE, 'No'));
  await user.click(radio(TAXES, 'Yes'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Fill this in.')).toBeVisible();
  await user.type(screen.getByLabelText('Who, and in which countries?'), 'Mona, in Chile');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bank.of('dueDiligenceUpdate')[0]?.input).toEqual({
    ...{ government: false, lawsuits: false, taxPayers: true, taxPayersDetails: 'Mona, in Chile' },
  });
  expect(part()).toHaveTextContent('Answered on 20 Nov 2026');
  expect(part()).toHaveTextContent(/Public office or stateNo.*Yes.*Mona, in Chile/);
});

test('a refusal of details stands at them, and what was typed stays', async () => {
  const { user } = open({ refusal: { refused: 'Say more.', field: 'lawsuitsDetails' } });
  await openSheet(user);
  await user.click(radio(COURT, 'Yes'));
  const details = screen.getByLabelText('Over what, with whom, and where does it stand?');
  await user.type(details, 'A supplier');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(details).toHaveAccessibleDescription('Say more.'));
  expect(details).toHaveFocus();
  expect(details).toHaveValue('A supplier');
});

test('a company that was never asked is asked here, and every question needs an answer', async () => {
  const { bank, user, view } = open({ stated: null });
  expect(await within(part()).findByText('Not answered yet')).toBeVisible();
  expect(await axeFindings(view.container)).toEqual([]);
  await openSheet(user, 'Answer');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Choose one.')).toHaveLength(3);
  expect(bank.of('dueDiligenceUpdate')).toHaveLength(0);
  for (const question of [OFFICE, COURT, TAXES]) await user.click(radio(question, 'No'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(part()).toHaveTextContent('Answered on 20 Nov 2026'));
});

test.each([[STATED, 'Change'] as const, [null, 'Answer'] as const])(
  'a user without the right reads why, and cannot open the sheet (%#)',
  async (stated, press) => {
    open({ stated, lockedBecause: 'You need full access.' });
    expect(await within(part()).findByRole('button', { name: press })).toBeDisabled();
    expect(part()).toHaveTextContent('You need full access.');
  },
);
