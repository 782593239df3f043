import { queryClient } from '@bank/api-client';
import { ownHeaders } from '@bank/api-client/testing';
import { BrandProvider, type Brand } from '@bank/brand';
import { I18nProvider } from '@bank/i18n';
import { LeavingDialog } from '@bank/kit';
import { kitMessages } from '@bank/kit/testing';
import { paths } from '@bank/paths';
import { session, type PendingSignIn } from '@bank/session';
import { answerCalls } from '@bank/session/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, type InitialEntry } from 'react-router-dom';
// At hand from the start: a lazy screen must not make its first test wait for the compiler.
import '../flows/flow-step';
import '../scp-mobile/scp-mobile-screen';
import '../scp/scp-screen';
import '../sei/sei-screen';
import { authMessages as texts } from './texts';
import { auth } from '../routes';

export const testBrand: Brand = {
  id: 'd',
  name: 'Testbank',
  legalName: 'Testbank SA',
  languages: ['en', 'es'],
  defaultLanguage: 'en',
  customerTypes: ['personal'],
  mark: { viewBox: '0 0 1 1', shapes: [] },
  signInHeading: { en: 'Welcome' },
  tagline: { en: 'Money, plainly.' },
  registerLink: null,
  termsLinks: [],
  feeLinks: [],
  storeLinks: { ios: 'https://apps.test/ios', android: 'https://apps.test/android' },
  supportNumber: '+1 555',
  letter: {
    addressLines: [],
    registrationNumber: '',
    licence: '',
    bic: '',
    signatory: '',
    signatoryTitle: '',
    email: '',
  },
  allowedHosts: ['apps.test'],
  idleSeconds: 900,
  documentsKeptYears: 5,
  analyticsHost: null,
  ipCheckUrl: null,
  faces: { nav: 'side', hero: 'open', list: 'rows' },
  flags: { registration: true, adultIndustries: false, contracts: false, sourceOfWealth: true, staging: false },
};

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

/** One answer of the bank: a status and a body, or none at all. */
export type Reply = { status: number; data: unknown; headers?: Record<string, string> } | 'lost';

export const ok = (data: unknown): Reply => ({ status: 200, data });
/** Refused as the auth service does: 403, a sentence, a word. */
export const no = (code: string, message = code): Reply => ({ status: 403, data: { message, code } });
export const tokens = { accessToken: 'a.b.c', refreshToken: 'r' };

/** Answers like the bank: by path, the next answer of its list, the last one for ever. It records the sent calls. */
export function flowBank(answers: Readonly<Record<string, Reply[]>>): Sent[] {
  const sent: Sent[] = [];
  queryClient.clear();
  answerCalls(undefined, {
    adapter: (config) => {
      const path = String(config.url).replace(/^.*?\/auth/, '/auth');
      const data: unknown = config.data === undefined ? {} : JSON.parse(String(config.data));
      sent.push({ path, body: data as Sent['body'] });
      const list = answers[path] ?? [];
      const reply = (list.length > 1 ? list.shift() : list[0]) ?? { status: 500, data: '' };
      if (reply === 'lost') return Promise.resolve({ status: 504, data: '', statusText: '', headers: {}, config });
      const headers = { ...ownHeaders(config), ...reply.headers };
      return Promise.resolve({ ...reply, data: JSON.stringify(reply.data), statusText: '', headers, config });
    },
  });
  return sent;
}

/** The room's screens at one address; everywhere else is the start page. */
export function openAuth(at: InitialEntry = paths.login.to(), brand = testBrand) {
  const routes = [
    ...(auth.routes.external ?? []),
    ...(auth.routes.restricted ?? []),
    { path: '*', Component: () => 'Start page' },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const rendered = render(
    <BrandProvider brand={brand}>
      <I18nProvider lang="en" messages={{ ...kitMessages, ...texts }}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <LeavingDialog />
        </QueryClientProvider>
      </I18nProvider>
    </BrandProvider>,
  );
  return { ...rendered, router };
}

/** The gate asks about a host (R0.15); the question is answered with no, so that nothing of it is left. */
export async function gateAsksAbout(host: string): Promise<void> {
  const question = await screen.findByRole('alertdialog', { name: 'You’re leaving us' });
  expect(question).toHaveTextContent(host);
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
}

/** A sign-in on its way, as a reload finds it. */
export function waiting(pending: PendingSignIn): void {
  session.setState({ authFlow: pending.authFlow, loginResult: pending });
}

/** Fields of every pending sign-in. */
export const CODE = { code: 'login-code', codeVerifier: 'v'.repeat(43), username: 'ana@personas.test' };

/** Fills the form, except for empty values, and submits it. */
export async function logIn(email = CODE.username, password = 'Sandbox-2026!') {
  const user = userEvent.setup();
  if (email) await user.type(screen.getByLabelText('E-mail'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  return user;
}
