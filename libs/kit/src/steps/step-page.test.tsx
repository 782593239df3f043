// Rules: R1.2.38.
import { I18nProvider, type MessageId, Text } from '@bank/i18n';
import { FormTextField } from '@bank/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import * as z from 'zod/mini';
import { useShownPlan } from '../flow/flow-plan';
import { fieldMessage } from '../screen/field-message';
import { axeFindings } from '../testing/axe-findings';
import { kitMessages } from '../testing/texts';
import { StepForm } from './step-form';
import { StepPage } from './step-page';
import type { StepQuestion } from './use-steps';
import { WayBack } from './way-back';

interface Answers {
  one: string;
  two: string;
  three: string;
}
// Any texts that there are: what they say is no matter of this test.
const TITLES = ['kit.place.home', 'kit.place.accounts', 'kit.place.cards'] as const satisfies readonly MessageId[];
const LABELS = { one: 'First', two: 'Second', three: 'Third' };

let answers: Answers;
/** What the first question leads back to. */
let leave: (() => void) | undefined;
let isAnyOrder = false;
let isFromFirstOpen = false;
let begin: Partial<Answers> = {};
let fault: string | undefined;
let onAnswered: (() => void) | undefined;
let change: (some: Partial<Answers>) => void = () => undefined;

const questionOf = (id: keyof Answers, part: number, more: Partial<StepQuestion<Answers>> = {}) => ({
  id,
  part,
  title: TITLES[part] ?? TITLES[0],
  isAnswered: (given: Answers) => given[id] !== '',
  Ask: ({ question }: { question: StepQuestion<Answers> }) => (
    <StepForm
      question={question}
      schema={z.object({ value: z.string().check(z.minLength(1, fieldMessage('kit.field.missing'))) })}
      defaults={{ value: answers[id] }}
      onAnswer={({ value }) => change({ [id]: value })}
    >
      <FormTextField name="value" label={LABELS[id]} />
    </StepForm>
  ),
  ...more,
});

const QUESTIONS: readonly StepQuestion<Answers>[] = [
  questionOf('one', 0),
  questionOf('two', 1, { isAsked: ({ one }) => one !== 'skip' }),
  questionOf('three', 2, { isAnswered: () => false }),
];

function Line() {
  const plan = useShownPlan();
  return <output>{plan && `${plan.at} of ${plan.steps.length}, ${plan.count?.at} of ${plan.count?.of}`}</output>;
}

function Page({ end }: { end?: ReactNode }) {
  const [given, setGiven] = useState<Answers>({ one: '', two: '', three: '', ...begin });
  answers = given;
  change = (some) => {
    answers = { ...answers, ...some };
    setGiven(answers);
  };
  return (
    <>
      <Line />
      <StepPage<Answers>
        questions={QUESTIONS.map((one) =>
          one.id === 'two' && fault !== undefined ? { ...one, fault, onAnswered } : one,
        )}
        plan={TITLES}
        answers={given}
        latest={() => answers}
        said={[given.one === '' ? null : <WayBack key="one" to="one">{`said ${given.one}`}</WayBack>]}
        secondsAQuestion={60}
        draftKey={(id) => `test@1.${id}`}
        {...(leave && { leave })}
        isAnyOrder={isAnyOrder}
        isFromFirstOpen={isFromFirstOpen}
        end={end}
      />
    </>
  );
}

function open(address = '/form') {
  const router = createMemoryRouter([{ path: '/form', element: <Page end={<Text id="kit.close" />} /> }], {
    initialEntries: [address],
  });
  const view = render(
    <I18nProvider lang="en" messages={kitMessages}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return { router, user: userEvent.setup(), ...view };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const answer = async (user: ReturnType<typeof userEvent.setup>, name: string, text: string) => {
  await user.type(field(name), text);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
};

beforeEach(() => {
  sessionStorage.clear();
  leave = undefined;
  isAnyOrder = false;
  isFromFirstOpen = false;
  begin = {};
  fault = undefined;
  onAnswered = undefined;
  window.scrollTo = jest.fn();
});

test('one question a screen: each answer joins the sentence, and is the way back to its question', async () => {
  const { user, container } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(screen.getByText('0 of 3, 1 of 3')).toBeInTheDocument();
  await answer(user, 'First', 'a');
  expect(await screen.findByRole('heading', { level: 1, name: 'Accounts' })).toHaveFocus();
  expect(screen.getByText('1 of 3, 2 of 3')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'said a' }).length).toBeGreaterThan(0);
  expect(await axeFindings(container)).toEqual([]);
  await answer(user, 'Second', 'b');
  expect(await screen.findByRole('textbox', { name: 'Third' })).toBeVisible();
  await user.click(screen.getAllByRole('link', { name: 'said a' })[0] ?? document.body);
  expect(await screen.findByRole('textbox', { name: 'First' })).toHaveValue('a');
  // Who came back to change one answer goes on from where they were.
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('textbox', { name: 'Third' })).toBeVisible();
});

test('a missing answer is said at its field, and nobody is let past it by the address', async () => {
  const { user, router } = open('/form?q=three');
  expect(field('First')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?q=one'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(field('First')).toHaveAccessibleDescription('Fill this in.');
});

test('where any order will do, the address leads to a question behind one without an answer', async () => {
  isAnyOrder = true;
  open('/form?q=three');
  expect(await screen.findByRole('textbox', { name: 'Third' })).toBeVisible();
});

test('a form that begins with answers opens at the first without one, whichever the address names', async () => {
  isFromFirstOpen = true;
  begin = { one: 'a', two: 'b' };
  const { router, user } = open('/form?q=one');
  expect(await screen.findByRole('textbox', { name: 'Third' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?q=three'));
  // From then on the address counts again.
  await user.click(screen.getAllByRole('link', { name: 'said a' })[0] ?? document.body);
  expect(await screen.findByRole('textbox', { name: 'First' })).toHaveValue('a');
  // What follows is the next question without an answer, and the time is that of those that are open.
  expect(screen.getByText('about 2 minutes')).toBeVisible();
  expect(screen.getByText('Cards', { selector: 'dd' })).toBeVisible();
});

test('why an answer does not do stands above it, and a new answer is told', async () => {
  fault = 'The tax office does not know it.';
  onAnswered = jest.fn();
  const { user, container } = open();
  await answer(user, 'First', 'a');
  expect(await screen.findByText('The tax office does not know it.')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await answer(user, 'Second', 'b');
  expect(await screen.findByRole('textbox', { name: 'Third' })).toBeVisible();
  expect(onAnswered).toHaveBeenCalledTimes(1);
});

test('Back is Back, on the page and in the browser', async () => {
  const { user, router } = open();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await answer(user, 'First', 'a');
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('textbox', { name: 'First' })).toHaveValue('a');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('textbox', { name: 'Second' })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('textbox', { name: 'First' })).toBeVisible();
});

test('a question that an answer makes needless is left out and not counted', async () => {
  const { user } = open();
  await answer(user, 'First', 'skip');
  expect(await screen.findByRole('textbox', { name: 'Third' })).toBeVisible();
  expect(screen.getByText('2 of 3, 2 of 2')).toBeInTheDocument();
});

test('what is typed outlives a reload until it is answered, and the first question leads back out', async () => {
  leave = jest.fn();
  const { user, unmount } = open();
  await user.type(field('First'), 'half an ans');
  unmount();
  open();
  expect(field('First')).toHaveValue('half an ans');
  await answer(user, 'First', 'wer');
  expect(await screen.findByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
  expect({ ...sessionStorage }).toEqual({});
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(leave).toHaveBeenCalledTimes(1);
});
