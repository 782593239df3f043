/** @jest-environment @bank/testing/environment */
// Rules: R3.5.5.
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../messages/en.json';
import { business, NOTHING_SAID } from '../../answers';
import { FABRICA, person } from '../test-people';
import { Form } from './directors-form';
import { DIRECTORS_FORM } from './form';

const TODAY = '2026-11-25';
const young = person('p1', { birthday: '2008-11-26' });

test.each([
  ['nobody', NOTHING_SAID, ['missing onboarding.directors.missing']],
  ['only who is not entered any more', { ...FABRICA, persons: [] }, ['missing onboarding.directors.missing']],
  ['of age', FABRICA, []],
  ['a day short of 18', { ...FABRICA, persons: [young] }, ['wrong onboarding.people.young Petra Ilie']],
  ['18 today', { ...FABRICA, persons: [{ ...young, birthday: '2008-11-25' }] }, []],
  ['of no real birthday, which is told elsewhere', { ...FABRICA, persons: [{ ...young, birthday: '' }] }, []],
])('a director: %s', (_what, answers, problems) =>
  expect(
    DIRECTORS_FORM.problems(answers, TODAY).map(({ kind, text, values }) =>
      [kind, text, values?.['name']].filter(Boolean).join(' '),
    ),
  ).toEqual(problems),
);

async function open(search = '?form=directors') {
  return renderScreen(`/register/business${search}`, {
    routes: [{ path: '/register/business', Component: Form }],
    messages: { ...kitMessages, ...messages },
  });
}

beforeEach(() => business.clear());

test('one who is entered is picked, and taken out again, which can be undone', async () => {
  business.keep({ ...FABRICA, levels: {} });
  const { container } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Directors' })).toBeVisible();
  expect(screen.getByText('A director')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a director' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Petra Ilie/ }));
  const list = await screen.findByRole('list', { name: 'Directors' });
  expect(within(list).getByRole('button', { name: /^Petra Ilie/ })).toBeVisible();
  expect(screen.queryByText('A director')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Petra Ilie as director' }));
  expect(await screen.findByText('Petra Ilie isn’t a director any more.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(business.store.getState().answers.levels['root']?.directors).toEqual(['p1']);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('what was changed since cannot be undone by mistake', async () => {
  business.keep(FABRICA);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Petra Ilie as director' }));
  await screen.findByRole('button', { name: 'Undo' });
  act(() => business.keep({ name: 'Fabrica' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('the row opens the person, and Back closes them', async () => {
  business.keep({ ...FABRICA, persons: [young] });
  const { address } = await open();
  expect((await screen.findAllByText('Petra Ilie isn’t 18 yet'))[0]).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: /^Petra Ilie/ }));
  expect(await screen.findByRole('dialog', { name: 'Petra Ilie' })).toBeVisible();
  expect(address()).toBe('/register/business?form=directors&open=person&id=p1');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/register/business?form=directors'));
});

test('“Done” leads back to the hub', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Done' })).toHaveAttribute('href', '/register/business');
});
