/** @jest-environment @bank/testing/environment */
// Rules: R0.15, R0.80, R0.81, R0.82, R0.83, R0.84, R0.85.
import { queryClient } from '@bank/api-client';
import { axeFindings } from '@bank/kit/testing';
import { customerInfo } from '@bank/protocol/customer';
import { endSession } from '@bank/session';
import { identityToken } from '@bank/session/identity-token';
import { screen, waitFor } from '@testing-library/react';
import {
  away,
  comesOut,
  open,
  providerOneListens,
  qa,
  sendPictures,
  startFromList,
  user,
} from '../testing/identity-pages';

let sent: string[] = [];
beforeEach(async () => {
  sessionStorage.clear();
  for (const name of ['one', 'two']) await away(name, false);
  sent = providerOneListens();
});

test.each([
  ['blurred.jpg', 'The pictures are not sharp enough to read. Take them again in good light.'],
  ['name-mismatch.png', 'The name on the document is not the name on your account.'],
  ['Under-Age.HEIC', 'You have to be 18 or older to have an account.'],
  ['abandoned.jpg', 'The check was not finished. Nothing has changed.'],
])('provider one: %s says why, what would do, and both ways on', async (name, reason) => {
  const view = await open('/kyc', 'kyra');
  await startFromList();
  expect(await screen.findByRole('heading', { name: 'Show us who you are' })).toHaveFocus();
  expect(view.address()).toMatch(/^\/identity-verification\/\w+\/-$/);
  expect(await axeFindings(view.container)).toEqual([]);
  await sendPictures(name);
  expect(await screen.findByRole('heading', { name: 'We are checking' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'This check did not work' })).toHaveFocus();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send files instead' })).toHaveAttribute('href', '/kyc');
  expect(await axeFindings(view.container)).toEqual([]);
  const before = view.address();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Show us who you are' });
  expect(view.address()).not.toBe(before);
});

test('what is missing is said before anything is sent', async () => {
  await open('/kyc', 'kyra');
  await startFromList();
  await user.click(await screen.findByRole('button', { name: 'Send for checking' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Take the front of the document and your face first.');
  expect(sent).toEqual([]);
});

test('pictures that could not be sent are still there for another try', async () => {
  await open('/kyc', 'kyra');
  await startFromList();
  const bridge = globalThis.fetch;
  Object.assign(globalThis, { fetch: () => Promise.reject(new Error('offline')) });
  await sendPictures('abandoned.jpg');
  expect(await screen.findByRole('alert')).toHaveTextContent('The pictures could not be sent.');
  Object.assign(globalThis, { fetch: bridge });
  await user.click(screen.getByRole('button', { name: 'Send for checking' }));
  expect(await screen.findByRole('heading', { name: 'We are checking' })).toBeVisible();
});

test('provider two: the gate names the host and asks; whatever comes back, the page says that it checks until the bank has spoken', async () => {
  await away('one', true);
  const { unmount } = await open('/kyc', 'kyra');
  await startFromList();
  const out = await screen.findByRole('link', { name: 'Go to check.provider-two.example' });
  const { searchParams } = new URL(out.getAttribute('href') ?? '');
  const back = new URL(searchParams.get('returnTo') ?? '');
  const runId = back.pathname.split('/')[2] ?? '';
  expect(back.pathname).toBe(`/identity-verification/${runId}/-`);
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  unmount();
  for (const forged of ['', '?result=clear', '?outcome=clear&runId=x', '#clear']) {
    const view = await open(`${back.pathname}${forged}`, 'kyra');
    expect(await screen.findByRole('heading', { name: 'We are checking' })).toBeVisible();
    expect(await axeFindings(view.container)).toEqual([]);
    view.unmount();
  }
  await open(back.pathname, 'kyra');
  await screen.findByRole('heading', { name: 'We are checking' });
  await comesOut(runId, 'expired');
  expect(await screen.findByText('The document has expired. Use one that is still valid.')).toBeVisible();
});

test('while both providers are away the page says that files are the way', async () => {
  for (const name of ['one', 'two']) await away(name, true);
  await open('/kyc', 'kyra');
  await startFromList();
  expect(await screen.findByText(/The camera check is not available right now/)).toBeVisible();
});

test.each(['unknown', 'of a run that was replaced', 'not in this tab'])(
  'a token that is %s opens a clear page',
  async (kind) => {
    const view = await open('/kyc', 'kyra');
    await startFromList();
    await screen.findByRole('heading', { name: 'Show us who you are' });
    const address = view.address();
    const runId = address.split('/')[2] ?? '';
    if (kind === 'unknown') identityToken.keep(runId, 'nobody-ever-had-this');
    if (kind === 'not in this tab') identityToken.forget();
    if (kind === 'of a run that was replaced') {
      const old = sessionStorage.getItem('bank.identity') ?? '';
      view.unmount();
      const { unmount } = await open('/kyc', 'kyra');
      await startFromList();
      await screen.findByRole('heading', { name: 'Show us who you are' });
      unmount();
      sessionStorage.setItem('bank.identity', old);
    }
    view.unmount();
    endSession('logout');
    if (kind === 'unknown') identityToken.keep(runId, 'nobody-ever-had-this');
    const { container } = await open(address);
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in and try again' })).toHaveAttribute('href', '/kyc');
    expect(await axeFindings(container)).toEqual([]);
  },
);

test('a run that needs a call leads to it, also without a session', async () => {
  const view = await open('/kyc', 'kyra');
  await startFromList();
  await sendPictures('needs-video.jpg');
  await user.click(await screen.findByRole('link', { name: 'See when it is' }));
  expect(await screen.findByRole('heading', { name: 'Your call is planned' })).toBeVisible();
  const address = view.address();
  expect(address).toMatch(/^\/video-identity-job\/[\w-]{43}$/);
  view.unmount();
  const { container, unmount } = await open(address);
  expect(await screen.findByText(/^It begins on/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  unmount();
  await open('/video-identity-job/nothing');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('nothing of a picture is in storage or sent to the bank, and the token is in no address', async () => {
  const view = await open('/kyc', 'kyra');
  await startFromList();
  await sendPictures('blurred.jpg');
  await screen.findByRole('heading', { name: 'This check did not work' });
  const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
  expect(stored).not.toMatch(/blurred|selfie|PIXELS/);
  const { token } = JSON.parse(sessionStorage.getItem('bank.identity') ?? '{}') as { token: string };
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(view.address()).not.toContain(token);
  // The provider hears the names of the files, by which its stand-in decides, and never the token.
  expect(sent.join()).not.toMatch(/PIXELS/);
  expect(sent.join()).not.toContain(token);
  const runs = JSON.stringify(await qa('GET', '/sandbox/identity-runs'));
  expect(runs).not.toMatch(/blurred\.jpg|selfie|PIXELS/);
  endSession('logout');
  await waitFor(() => expect(sessionStorage.getItem('bank.identity')).toBeNull());
});

test('any other name is clear: the bank knows them, and they go on', async () => {
  const view = await open('/kyc', 'kyra');
  await startFromList();
  await sendPictures('IMG_0042.jpg');
  expect(await screen.findByRole('heading', { name: 'That’s you' })).toHaveFocus();
  // What was known of the customer before would lead them back.
  expect(queryClient.getQueryCache().findAll({ queryKey: [customerInfo.name] })).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Go on' }));
  expect(view.address()).toBe('/');
});
