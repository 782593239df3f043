/** @jest-environment @bank/testing/environment */
// Rules: R0.12, R1.7.22.
import { axeFindings } from '@bank/kit/testing';
import { session } from '@bank/session';
import { askBank } from '@bank/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flowBank, logIn, openAuth, testBrand, tokens } from '../testing/flows';
import { hidesVisitor } from './address-check';

const FINDING = /^Your connection looks like a VPN or an anonymous network/;

/** The page's own origin: what a brand's web server passes on to the sandbox. */
const outside = jest.fn<Promise<Response>, [string]>();
const passOn = async (url: string) => {
  const { status, body } = await askBank({ method: 'GET', url: url.replace('/api', ''), headers: {} });
  return new Response(body, { status });
};
const seen = async (): Promise<unknown> =>
  JSON.parse((await askBank({ method: 'GET', url: '/sandbox/privacy-check', headers: {} })).body);

const page = globalThis.fetch;
beforeEach(() => {
  session.setState(session.getInitialState(), true);
  outside.mockReset().mockImplementation(passOn);
  globalThis.fetch = (input) => outside(String(input));
});
afterAll(() => {
  globalThis.fetch = page;
});

const open = (ipCheckUrl: string | null) => openAuth('/login', { ...testBrand, ipCheckUrl });
const touch = async () => userEvent.click(await screen.findByLabelText('E-mail'));

test('the first touch of the form asks the brand’s check once, and its finding is one sentence', async () => {
  const { container } = open('/api/privacy-check?isAnonymous=true');
  expect(outside).not.toHaveBeenCalled();
  await touch();
  expect(await screen.findByText(FINDING)).toBeVisible();
  await userEvent.click(screen.getByLabelText('Password'));
  expect(await seen()).toEqual([{ at: expect.any(String), isAnonymous: true }]);
  expect(await axeFindings(container)).toEqual([]);
});

test.each<[string, () => Promise<Response>]>([
  ['an ordinary connection', () => passOn('/api/privacy-check')],
  ['a refusal', () => Promise.resolve(new Response('{"isAnonymous":true}', { status: 503 }))],
  ['something else', () => Promise.resolve(new Response('{"isAnonymous":"yes"}'))],
  ['nothing', () => Promise.resolve(new Response('null'))],
])('%s is no finding', async (_what, answer) => {
  outside.mockImplementation(answer);
  expect(await hidesVisitor('/api/privacy-check')).toBe(false);
});

test('a brand without a check asks nobody', async () => {
  flowBank({ '/auth/login': [{ status: 200, data: { authFlow: 'simple', ...tokens } }] });
  open(null);
  await logIn();
  expect(await screen.findByText('Start page')).toBeInTheDocument();
  expect(outside).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Response>]>([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['never answers', () => new Promise(() => undefined)],
  ['answers a page', () => Promise.resolve(new Response('<html></html>'))],
])('a check that %s is not in the way of signing in', async (_what, answer) => {
  outside.mockImplementation(answer);
  flowBank({ '/auth/login': [{ status: 200, data: { authFlow: 'simple', ...tokens } }] });
  open('/api/privacy-check');
  await logIn();
  expect(await screen.findByText('Start page')).toBeInTheDocument();
  expect(outside).toHaveBeenCalledTimes(1);
});
