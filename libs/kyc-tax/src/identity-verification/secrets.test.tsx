/** @jest-environment @bank/testing/environment */
// Rules: D39, R0.24, R0.66, R0.76, R0.83, R3.5.4.
import { followScreens, startAnalytics, track, trackScreen } from '@bank/analytics';
import { queryClient } from '@bank/api-client';
import { identityToken } from '@bank/session/identity-token';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../messages/en.json';
import { away, open, providerOneListens, sendPictures, startFromList, user } from '../testing/identity-pages';

/** The service of usage events, which keeps whatever it is given. */
const mockTold: [event: string, properties: unknown][] = [];
jest.mock('mixpanel-browser/dist/mixpanel-core.cjs.js', () => ({
  __esModule: true,
  default: {
    init: () => ({
      identify: () => 0,
      start_batch_senders: () => undefined,
      stop_batch_senders: () => undefined,
      reset: () => undefined,
      track: (event: string, properties: unknown, onQueued: () => void) => {
        mockTold.push([event, properties]);
        onQueued();
      },
    }),
  },
}));

/** Everything that was said on the console, every request to the bank, and what the provider's SDK sent. */
let said: string[];
let asked: { url: string; headers: Record<string, string>; body: string }[];
let sent: string[];
let stopAnalytics: () => void;

beforeEach(async () => {
  [said, asked] = [[], []];
  mockTold.length = 0;
  sessionStorage.clear();
  localStorage.clear();
  for (const name of ['one', 'two']) await away(name, false);
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    jest.spyOn(console, name).mockImplementation((...parts: unknown[]) => void said.push(parts.map(String).join(' ')));
  const bank = globalThis.__bank;
  if (!bank) throw new Error('there is no bank here');
  const inject = bank.inject.bind(bank);
  jest.spyOn(bank, 'inject').mockImplementation((request) => {
    asked.push(JSON.parse(request));
    return inject(request);
  });
  sent = providerOneListens();
  // Five seconds after sign-in everything that happens is told.
  jest.useFakeTimers();
  stopAnalytics = startAnalytics({ host: '/api/analytics', project: 'brand-d', userId: 4 });
  jest.advanceTimersByTime(5_000);
  jest.useRealTimers();
});
afterEach(() => stopAnalytics());

const inStorage = () => Object.entries({ ...sessionStorage, ...localStorage });
/** What storage has that it had not before. */
const newIn = (before: ReturnType<typeof inStorage>) => {
  const known = new Set(before.map(([key]) => key));
  return inStorage().filter(([key]) => !known.has(key));
};

/** Whatever outlives the page, and what the page and its accessibility tree are made of. */
function everything(): string {
  const states = [...queryClient.getQueryCache().getAll(), ...queryClient.getMutationCache().getAll()];
  // What a field holds is in no HTML.
  const fields = screen.queryAllByRole<HTMLInputElement>('textbox', { hidden: true }).map(({ value }) => value);
  return [
    ...inStorage().flat(),
    document.cookie,
    location.href,
    JSON.stringify(history.state),
    document.documentElement.outerHTML,
    ...fields,
    ...states.map(({ state }) => JSON.stringify(state)),
    ...said,
    JSON.stringify(mockTold),
  ].join('\n');
}

test('storage has the token of the open run under its one key, and nothing of a run that is over', async () => {
  const view = await open('/kyc', 'kyra');
  const unfollow = followScreens(view.router);
  await screen.findByRole('button', { name: /^(Send|Send it again)$/ });
  const before = inStorage();
  await startFromList();
  await screen.findByRole('heading', { name: 'Show us who you are' });
  const runId = view.address().split('/')[2] ?? '';
  const token = identityToken.current() ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(newIn(before)).toEqual([['bank.identity', JSON.stringify({ runId, token })]]);
  expect(track('A picture was taken', { side: 'front' })).toBe(false);
  await sendPictures('IMG_0042.jpg');
  await screen.findByRole('heading', { name: 'That’s you' });
  await user.click(screen.getByRole('link', { name: 'Go on' }));
  expect(view.address()).toBe('/');
  expect(newIn(before)).toEqual([]);
  expect(everything()).not.toContain(token);
  expect(everything()).not.toMatch(/IMG_0042|selfie|SECRET-PIXELS/);
  // The provider hears the names of the files, by which its stand-in decides.
  expect(sent.join()).not.toMatch(new RegExp(`SECRET-PIXELS|${token}`));

  // The token went to the bank in its header, and in no address and no body.
  expect(asked.some(({ headers }) => Object.values(headers).includes(token))).toBe(true);
  for (const { url, body } of asked) expect([url, body].join()).not.toContain(token);
  // Going back shows the bank's word as long as the page lives.
  expect(identityToken.open(runId)).toBe(true);
  unfollow();
  view.unmount();
});

test('the number of a document is told to the bank and kept by nobody', async () => {
  const number = 'QX7731905ZW';
  await open('/kyc', 'kyra');
  await user.click(await screen.findByRole('button', { name: /^Number of your document/ }));
  const before = inStorage();
  const sheet = await screen.findByRole('dialog');
  await user.type(await within(sheet).findByRole('textbox', { name: messages['kyc-tax.about.number'] }), number);
  expect(newIn(before)).toEqual([]);
  await user.click(within(sheet).getByRole('button', { name: messages['kyc-tax.about.save'] }));
  expect(await screen.findByText(/^••••••••5ZW/)).toBeVisible();
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  const told = asked.filter(({ url, body }) => [url, body].join().includes(number));
  expect(told).toEqual([expect.objectContaining({ url: expect.stringMatching(/\?kycInfoUpdate$/) })]);
  // What the call was given is forgotten soon after the sheet is closed.
  await waitFor(() => expect(everything()).not.toContain(number));
});

test('a file is told to the bank and kept by nobody', async () => {
  const bytes = 'the-portrait-on-the-paper';
  const view = await open('/kyc', 'una');
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const before = inStorage();
  const file = new File([`%PDF-1.7 ${bytes}`], 'paper.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByLabelText('Choose files'), file);
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(asked.filter(({ body }) => body?.includes(bytes))).toHaveLength(1);
  view.unmount();
  expect(newIn(before)).toEqual([]);
  expect(everything()).not.toMatch(new RegExp(`${bytes}|${btoa(bytes).slice(0, 24)}`));
});

test('what is told by mistake is struck out, and on these pages nothing is told at all', async () => {
  const token = 'c2VjcmV0LXRva2VuLXRoYXQtaXMtbG9uZy1lbm91Z2g';
  const slips = { run: token, paper: 'QX7731905ZW', where: `/identity-verification/run/${token}` };
  for (const pattern of ['/kyc', '/identity-verification/:workflowRunId/:token', '/video-identity-job/:id']) {
    trackScreen(pattern);
    expect(track('A slip', slips)).toBe(false);
  }
  trackScreen('/home');
  expect(track('A slip', slips)).toBe(true);
  await waitFor(() => expect(mockTold).toContainEqual(['A slip', { screen: '/home' }]));
  expect(JSON.stringify(mockTold)).not.toMatch(/identity|QX77|c2Vj/);
});
