/** @jest-environment @bank/testing/environment */
// Rules: R0.20, R2.4.61.
import { forgetAsks, startNewPage } from '@bank/api-client/testing';
import { kitMessages, watchSentences } from '@bank/kit/testing';
import { callAs, type LosingBank, losingBank, renderScreen, signInAs } from '@bank/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import messages from '../messages-steps/en.json';
import { Component, loader } from '../p2p/p2p-screen';

// What stands on the screen between the press on "Undo" and the truth, while answers are lost.

/** What may be said while nothing is known. */
const UNKNOWN: ReadonlySet<string> = new Set([
  kitMessages['kit.approval.asking'],
  messages['transfers.unknown.title'],
  messages['transfers.undo.finding'],
]);
const UNDONE = messages['transfers.undo.doneTitle'];
const TOO_LATE = messages['transfers.undo.tooLate'];

// The page's time is the bank's: only its timers are moved by hand.
beforeAll(async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'performance', 'queueMicrotask', 'nextTick', 'setImmediate'] });
  await callAs((await signInAs('ben')).accessToken, 'paymentSettingsSet', { canUndo: true });
});
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  sessionStorage.clear();
  startNewPage();
  forgetAsks();
});

const says = (text: string) => screen.queryAllByText(text).length > 0;
const press = async (bank: LosingBank, name: string | RegExp) => {
  await bank.until(() => screen.queryByRole('button', { name }) !== null);
  fireEvent.click(screen.getByRole('button', { name }));
};

/** Ben sends a euro, which is held for ten seconds. @returns the button that undoes it */
async function held(bank: LosingBank): Promise<HTMLElement> {
  await renderScreen('/transfer/p2p?to=ana@personas.test', {
    routes: [{ path: '/transfer/p2p', Component, loader }],
    persona: 'ben',
    brand: { id: 'd' },
    messages: { ...kitMessages, ...messages },
    adapter: bank.adapter,
  });
  await bank.until(() => screen.queryByLabelText('Payee gets') !== null);
  fireEvent.change(screen.getByLabelText('Payee gets'), { target: { value: '1.00' } });
  await press(bank, /^Check/);
  await bank.until(() => screen.queryByRole('dialog', { name: 'Check, then confirm' }) !== null);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Send now/ }));
  await bank.until(() => screen.queryByRole('button', { name: 'Undo' }) !== null);
  return screen.getByRole('button', { name: 'Undo' });
}

const inTime = [
  { what: 'reached the bank', isAfter: true, times: 1, looks: 0 },
  { what: 'reached the bank', isAfter: true, times: 2, looks: 4 },
  { what: 'got lost on its way', isAfter: false, times: 1, looks: 0 },
  { what: 'got lost on its way', isAfter: false, times: 1, looks: 1 },
];
test.each(inTime)('an undo that $what is found out after $looks lost looks', async ({ isAfter, times, looks }) => {
  const bank = losingBank();
  const undo = await held(bank);
  const watch = watchSentences();
  bank.lose('transferCancel', isAfter, times);
  bank.lose('transferOutcome', isAfter, looks);
  fireEvent.click(undo);
  await bank.until(() => says(UNDONE));
  watch.stop();
  const seen = watch.seen();
  const told = seen.indexOf(UNDONE);
  expect(seen.slice(0, told).filter((text) => !UNKNOWN.has(text))).toEqual([]);
  expect(says(TOO_LATE)).toBe(false);
});

test('without a connection until it has left, nothing is denied and nothing claimed before the bank has answered', async () => {
  const bank = losingBank();
  const undo = await held(bank);
  const watch = watchSentences();
  // Both, at each try: longer than the ten seconds.
  bank.lose('transferCancel', false, 4);
  bank.lose('transferOutcome', false, 8);
  fireEvent.click(undo);
  await bank.until(() => says(TOO_LATE));
  watch.stop();
  expect(screen.getByRole('heading', { name: /^You sent €1\.00 to Ana Marin/ })).toBeVisible();
  const seen = watch.seen();
  const told = seen.findIndex((text) => !UNKNOWN.has(text));
  expect(seen.slice(0, told)).toEqual(expect.arrayContaining([messages['transfers.undo.finding']]));
  expect(seen.filter((text) => /no money|nothing|undone/i.test(text))).toEqual([]);
});
