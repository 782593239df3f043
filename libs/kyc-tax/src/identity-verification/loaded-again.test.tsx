/** @jest-environment @bank/testing/environment */
// Rules: R0.82, R0.83, R0.88.
import { axeFindings } from '@bank/kit/testing';
import { endSession } from '@bank/session';
import { advanceBank } from '@bank/testing';
import { screen } from '@testing-library/react';
import {
  away,
  comesOut,
  loadAgain,
  open,
  providerOneListens,
  sendPictures,
  startFromList,
  user,
} from '../testing/identity-pages';

const MINUTE = 60_000;

beforeEach(async () => {
  sessionStorage.clear();
  for (const name of ['one', 'two']) await away(name, false);
  providerOneListens();
});

const heading = (name: string) => screen.findByRole('heading', { name });
const runIn = (address: string) => address.split('/')[2] ?? '';

/** From the list of what is asked to the page of a run. */
async function openRun() {
  const view = await open('/kyc', 'kyra');
  await startFromList();
  await heading('Show us who you are');
  return view;
}

/** Sends pictures that nobody answers within the hour. */
async function sendAndWait() {
  await sendPictures('answer-late.jpg');
  await heading('We are checking');
}

test('before the pictures are sent they are asked for again, and can be sent', async () => {
  await loadAgain(await openRun(), 'kyra');
  await heading('Show us who you are');
  await sendAndWait();
});

test('once they are sent the page says that the bank is checking, and then what came of it', async () => {
  const first = await openRun();
  const runId = runIn(first.address());
  await sendAndWait();
  const second = await loadAgain(first, 'kyra');
  expect(await heading('We are checking')).toBeVisible();
  expect(screen.queryByText('Front of the document')).not.toBeInTheDocument();
  expect(await axeFindings(second.container)).toEqual([]);
  await comesOut(runId, 'expired');
  expect(await screen.findByText('The document has expired. Use one that is still valid.')).toBeVisible();
  await loadAgain(second, 'kyra');
  expect(await screen.findByText('The document has expired. Use one that is still valid.')).toBeVisible();
});

test('a page without a session goes on where it was, too', async () => {
  const first = await openRun();
  const kept = sessionStorage.getItem('bank.identity') ?? '';
  await sendAndWait();
  first.unmount();
  endSession('logout');
  sessionStorage.setItem('bank.identity', kept);
  const second = await loadAgain(first);
  expect(await heading('We are checking')).toBeVisible();
  await comesOut(runIn(first.address()), 'needs-video');
  expect(await screen.findByRole('link', { name: 'See when it is' })).toBeVisible();
  await loadAgain(second);
  expect(await screen.findByRole('link', { name: 'See when it is' })).toBeVisible();
});

test.each([
  ['its hour is over', 61, sendAndWait],
  [
    'its answer has been there for ten minutes',
    11,
    async () => {
      await sendPictures('blurred.jpg');
      await heading('This check did not work');
    },
  ],
])('a link of which %s says so, and leads to a new run', async (_what, minutes, send) => {
  const first = await openRun();
  const before = first.address();
  await send();
  first.unmount();
  await advanceBank(minutes * MINUTE);
  const second = await loadAgain(first, 'kyra');
  expect(await heading('This link no longer works')).toHaveFocus();
  expect(await axeFindings(second.container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Show us who you are');
  expect(second.address()).not.toBe(before);
});
