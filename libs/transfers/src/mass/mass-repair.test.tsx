/** @jest-environment @bank/testing/environment */
// Rules: R2.7.141, R2.7.145.
import { kitMessages } from '@bank/kit/testing';
import { outboxOf, renderScreen } from '@bank/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import * as confirm from './confirm/confirm-screen';
import { nextWrong } from './grid/next-wrong';
import * as mass from './mass-screen';
import { type MassLine, problemsOf } from './mass-rows';
import { P2P } from './sheet/shape';

const ROWS = 1000;
/** Every 27th row is wrong: 37 of a thousand. */
const isWrong = (row: number) => row % 27 === 0;
/** Each row pays another amount, so that none looks like another's duplicate: 0.01 to 10.00, 5,005.00 in all. */
const amountOf = (row: number) => `${Math.floor(row / 100)}.${String(row % 100).padStart(2, '0')}`;
/** Wrong are an amount and a currency in turn, and each is typed anew. */
const isAmountWrong = (row: number) => (row / 27) % 2 === 1;
const textOf = (row: number) => {
  const amount = isWrong(row) && isAmountWrong(row) ? 'x' : amountOf(row);
  const currency = isWrong(row) && !isAmountWrong(row) ? 'E' : 'EUR';
  return `ana@personas.test;${amount};${currency};Row ${row}`;
};

const rows = Array.from({ length: ROWS }, (_, at) => at + 1);
const text = rows.map(textOf).join('\n');

test('37 wrong cells of 1,000 rows are mended by the keyboard alone, and all rows are paid', async () => {
  const user = userEvent.setup({ delay: null });
  await renderScreen('/transfer/mass/p2p', {
    routes: [
      { path: '/transfer/mass/p2p', ...mass },
      { path: '/transfer/mass/p2p/confirm', ...confirm },
    ],
    persona: 'olivia',
    messages: { ...kitMessages, ...messages },
  });
  (await screen.findByRole('textbox', { name: /One payment on a line/ })).focus();
  await user.paste(text);
  await user.tab();
  await user.keyboard('{Enter}');

  const grid = await screen.findByRole('grid');
  grid.focus();
  for (const row of rows.filter(isWrong))
    await user.keyboard(`{F8}${isAmountWrong(row) ? amountOf(row) : 'eur'}{Enter}`);
  expect(await screen.findByText(/1,000 payments: €5,005\.00/)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /To correct/ })).not.toBeInTheDocument();

  screen.getByRole('button', { name: 'Check with the bank' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: /Payments from text: 1,000 payments/ })).toBeVisible();
  (await screen.findByRole('button', { name: 'Check and send' })).focus();
  await user.keyboard('{Enter}');
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  within(review).getByRole('button', { name: 'Confirm with a code' }).focus();
  await user.keyboard('{Enter}');
  (await screen.findByRole('textbox', { name: 'Code' })).focus();
  const sent = (await outboxOf('olivia@personas.test')).flatMap(({ code }) => code ?? []);
  await user.keyboard(sent.at(-1) ?? '');
  expect(await screen.findByRole('heading', { name: /€5,005\.00 is on its way/ })).toBeVisible();
});

const line = (n: number, change: Partial<MassLine> = {}): MassLine => ({
  ...{ n, email: `p${n}@b.test`, amount: '1', currency: 'EUR', note: '' },
  ...change,
});

test('the way through the problems visits each cell once in both directions, and begins again', () => {
  const lines = [line(2), line(3, { email: 'x', currency: '' }), line(4), line(5, { amount: 'x' })];
  const problems = problemsOf(lines, { shape: P2P, ownEmail: 'me@b.test', refused: {} });
  const way = (step: 1 | -1) => {
    const seen: string[] = [];
    let at = { row: 0, column: 0 };
    for (let steps = 0; steps < 4; steps++) {
      at = nextWrong(lines, P2P.fields, problems, at, step) ?? at;
      seen.push(`${at.row}.${at.column}`);
    }
    return seen;
  };
  expect(way(1)).toEqual(['1.0', '1.2', '3.1', '1.0']);
  expect(way(-1)).toEqual(['3.1', '1.2', '1.0', '3.1']);
  expect(nextWrong(lines, P2P.fields, new Map(), { row: 2, column: 1 }, 1)).toBeNull();
  expect(nextWrong([], P2P.fields, problems, { row: 0, column: 0 }, 1)).toBeNull();
});

test('a row that was mended stays in sight while only wrong rows are shown', async () => {
  const user = userEvent.setup({ delay: null });
  await renderScreen('/transfer/mass/p2p', {
    routes: [{ path: '/transfer/mass/p2p', ...mass }],
    persona: 'olivia',
    messages: { ...kitMessages, ...messages },
  });
  await user.click(await screen.findByRole('textbox', { name: /One payment on a line/ }));
  await user.paste(
    'ana@personas.test;7;EUR;One\nana@personas.test;x;EUR;Two\nana@personas.test;y;EUR;Three\nana@personas.test;8;EUR;Four\nana@personas.test;9;EUR;Five',
  );
  await user.click(screen.getByRole('button', { name: 'Continue with this text' }));
  const grid = await screen.findByRole('grid');
  await user.click(await screen.findByRole('checkbox', { name: 'Only rows with something to correct' }));
  expect(within(grid).queryByText('One')).not.toBeInTheDocument();
  grid.focus();
  // Enter moves to the row below, which must be the next wrong one.
  await user.keyboard('{ArrowRight}2{Enter}3{Enter}');
  expect(within(grid).getByRole('gridcell', { name: '2.00' })).toBeInTheDocument();
  expect(within(grid).getByRole('gridcell', { name: '3.00' })).toBeInTheDocument();
});
