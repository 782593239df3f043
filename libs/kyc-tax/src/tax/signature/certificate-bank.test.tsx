/** @jest-environment @bank/testing/environment */
// Rules: R0.113, R0.118, R3.3.14.
import { call, query, queryClient } from '@bank/api-client';
import { I18nProvider, type Lang, LANGS, type Locale, localeOf, type Message } from '@bank/i18n';
import { loadMessages as loadKitMessages, loadScreenMessages, loadStatedMessages } from '@bank/kit';
import { kitMessages, WithBrand } from '@bank/kit/testing';
import { fatcaCrsCertificationRepresentativeGet } from '@bank/protocol/tax';
import { fatcaCrsCertificationBusinessGet } from '@bank/protocol/tax-business';
import { representativePaperUpload, wFormUpload } from '@bank/protocol/tax-papers';
import { fatcaCrsCertificationPersonalGet } from '@bank/protocol/tax-personal';
import { endSession, session, signIn } from '@bank/session';
import { connectBank } from '@bank/session/calls';
import { askBank, type BankRequest, inviteRepresentative, outboxOf, sandboxAdapter, signInAs } from '@bank/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { Suspense } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { loadMessages } from '../../messages';
import { loadTaxMessages } from '../../messages-tax';
import { accept, TESS, TOBY } from '../../testing/tax-bank';
import { belong, forgetAnswers } from '../../testing/tax-pages';
import { business, NO_ANSWERS as NO_COMPANY } from '../business/answers';
import * as businessScreen from '../business/business-screen';
import { NO_ANSWERS as NO_PERSON, personal } from '../personal/answers';
import * as personalScreen from '../personal/personal-screen';
import { NO_ANSWERS as NO_REPRESENTATIVE, representative } from '../representative/answers';
import * as representativeScreen from '../representative/representative-screen';
import { UNTAXED_KEPT } from '../taxed/taxed';

const TITLES: Readonly<Record<Lang, string>> = {
  en: 'Tax self-certification',
  es: 'Autocertificación fiscal',
  ro: 'Autocertificare fiscală',
  ru: 'Налоговая самосертификация',
  ua: 'Податкова самосертифікація',
  pt: 'Autocertificação fiscal',
};
const HEAD = 'Plainwallet Plainwallet Payments SA 21, rue du Marché L-1728 Luxembourg Luxembourg';
const FOOT = 'Plainwallet Payments SA · B 555 204 · Payment institution licence PI-0093 · +352 2755 0133';

/** Lines break elsewhere on a paper, and marks of direction are not seen. */
const plain = (text: string): string => text.replace(/[\s\u2066-\u2069]/gu, '');

const catalogues = [loadKitMessages, loadScreenMessages, loadStatedMessages, loadMessages, loadTaxMessages];
async function textsOf(locale: Locale): Promise<Record<string, Message>> {
  const loaded = await Promise.all(catalogues.map((load) => load(locale)));
  return Object.assign({ ...kitMessages }, ...loaded.map((one) => one.default));
}

/** The secret that opens a representative's copy, as the bank has answered it. */
let copy = '';
const adapter: ReturnType<typeof sandboxAdapter> = async (config) => {
  const answer = await sandboxAdapter()(config);
  copy = /"copy":"([^"]+)"/.exec(String(answer.data))?.[1] ?? copy;
  return answer;
};

async function connect(lang: Lang, persona?: string): Promise<void> {
  queryClient.clear();
  connectBank({ baseUrl: '/api', language: () => lang, adapter });
  if (persona === undefined) endSession('logout');
  else signIn(await signInAs(persona));
}

type FormRoute = Pick<RouteObject, 'Component' | 'loader'>;

/** Opens the form, which is answered already, at its signature. @returns what is read there, from top to bottom, and how to sign */
async function openSignature(lang: Lang, { Component, loader }: FormRoute) {
  const texts = await textsOf(localeOf(lang));
  const router = createMemoryRouter([belong, { path: '/form', Component, loader }], { initialEntries: ['/form'] });
  const { unmount } = render(
    <I18nProvider lang={lang} messages={texts}>
      <QueryClientProvider client={queryClient}>
        <WithBrand brand={{ id: 'd' }}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </WithBrand>
      </QueryClientProvider>
    </I18nProvider>,
  );
  const textOf = (id: string) => String(texts[id]);
  await screen.findByRole('heading', { level: 1, name: textOf('kyc-tax.tax.sign.title') });
  // The part that signs comes after its heading.
  const sign = await screen.findByRole('button', { name: textOf('kyc-tax.tax.sign.do') });
  const lines = screen.getAllByText(() => true, {
    selector: 'form dt, form dd, form section > h2, form section > p',
  });
  const said = lines.map(({ textContent }) => textContent);
  await userEvent.click(sign);
  return { said, textOf, unmount };
}

/** The text of a file of the bank, without letterhead and feet. */
async function paperText(request: BankRequest): Promise<string> {
  const { file = '' } = await askBank(request);
  const reader = path.resolve(__dirname, '../../../../../tools/sandbox/src/platform/papers/print-paper.mjs');
  const out = execFileSync(process.execPath, [reader], { input: Buffer.from(file, 'base64') });
  const pages: string[] = JSON.parse(out.toString('utf8'));
  const text = pages.map((page) => {
    const [body = '', under = ''] = plain(page).split(plain(FOOT));
    // Nothing but the number of the page.
    expect(under).toMatch(/^(\D+\d\D+\d)?$/);
    return body;
  });
  return text.join('').replace(plain(HEAD), '');
}

const certificate = (id: string | undefined) =>
  paperText({
    ...{ method: 'GET', url: `/tax/papers/${id}` },
    headers: { authorization: `Bearer ${session.getState().accessToken}` },
  });

/** The paper says the title, then every line of the screen in its order, and nothing else. */
function expectTheSame(paper: string, { title, said }: { title: string; said: readonly string[] }): void {
  expect(said.length).toBeGreaterThan(15);
  let rest = paper;
  // Line by line first: a failure names the line.
  for (const line of [title, ...said].map(plain)) {
    expect(rest.slice(0, line.length)).toBe(line);
    rest = rest.slice(line.length);
  }
  expect(rest).toBe('');
}

beforeEach(forgetAnswers);

// A certification that waits for the bank cannot be signed anew.
afterEach(async () => {
  for (const customerId of [TESS, TOBY]) await accept(customerId);
});

test.each(LANGS)('in %s a person’s certificate says what was on the screen', async (lang) => {
  await connect(lang, 'tess');
  const { fatcaCrsCertificationInfo: known } = await call(fatcaCrsCertificationPersonalGet);
  const file = new File(['%PDF-1.4 a form'], 'W-8BEN, signed.pdf', { type: 'application/pdf' });
  const paper = known.papers[0] ?? (await call(wFormUpload, { form: 'w8', file })).paper;
  personal.keep({
    ...NO_PERSON,
    ...{ cityOfBirth: 'Boston', countryOfBirth: 'US', dateOfBirth: '1990-02-28', citizenship: ['ES', 'PT', 'MD'] },
    ...{ addressId: String(known.addressId), isUSTaxPayer: 'no', papers: [paper] },
    lossOfNationalityMissing: 'I left when I was four',
    ...{ countries: ['ES', 'PT', 'FR', 'AE'], areCountriesSaid: true, numbers: { ES: '5436 2315 K', AE: '' } },
    ...{ reasons: { PT: 'cannotObtain', FR: 'notIssued' }, explanations: { PT: 'I moved last week' } },
  });
  const { said } = await openSignature(lang, personalScreen);
  expect(await screen.findByText('Where they belong')).toBeVisible();
  expect(said.join(' ')).toContain('W-8BEN, signed.pdf');
  const signed = await call(fatcaCrsCertificationPersonalGet);
  const text = await certificate(signed.fatcaCrsCertificationInfo.certificate?.id);
  expectTheSame(text, { title: TITLES[lang], said });
  expect(text).not.toContain('2315');
});

test.each(LANGS)('in %s the certificate of a passive company says what was on the screen', async (lang) => {
  await connect(lang, 'toby');
  const { fatcaCrsCertificationInfo: known } = await call(fatcaCrsCertificationBusinessGet);
  const people = known.controllingPersons.map(({ representativeId: id }) => ({
    ...UNTAXED_KEPT,
    ...{ id, countries: ['PT', 'ES'], areCountriesSaid: true, reasons: { ES: 'notRequired' as const } },
  }));
  expect(people).toHaveLength(2);
  const born = { cityOfBirth: 'Zwiebelkirchen', countryOfBirth: 'DE', dateOfBirth: '1971-02-28' };
  business.keep({
    ...NO_COMPANY,
    ...{ entityType: 'general', registrationCountryCode: 'PT', isUSTaxPayer: 'no' },
    ...{ isFinancialInstitution: 'no', isPubliclyTraded: 'no', isOwnPubliclyTradedCompany: 'no' },
    ...{ isEarnPassiveIncome: 'yes', registeredAddressId: String(known.registeredAddressId) },
    placeOfBusinessAddressId: String(known.placeOfBusinessAddressId),
    ...{ countries: ['PT'], areCountriesSaid: true, numbers: { PT: '501964843' }, people },
    births: Object.fromEntries(people.map(({ id }) => [id, born])),
    personNumbers: Object.fromEntries(people.map(({ id }, at) => [id, { PT: `12345678${at}` }])),
  });
  const { said } = await openSignature(lang, businessScreen);
  expect(await screen.findByText('Where they belong')).toBeVisible();
  const signed = await call(fatcaCrsCertificationBusinessGet);
  const text = await certificate(signed.fatcaCrsCertificationInfo.certificate?.id);
  expectTheSame(text, { title: `${TITLES[lang]} Toby Tools`, said });
  for (const part of ['TobyNunes', 'RosaNunes', '···780', '···781', '···843']) expect(text).toContain(part);
  expect(text).not.toMatch(/12345678|501964843/);
});

test.each(LANGS)('in %s a representative keeps a certificate that says what was on the screen', async (lang) => {
  await connect(lang);
  await inviteRepresentative('remy');
  const [link = ''] = /authSecret=[\w-]+/.exec((await outboxOf('remy@personas.test')).at(-1)?.text ?? '') ?? [];
  session.setState({ authSecret: link.replace('authSecret=', '') });
  // As the guard of the address does, before a paper is sent.
  const asked = await queryClient.ensureQueryData(
    query(fatcaCrsCertificationRepresentativeGet, undefined, { lazy: true }),
  );
  const file = new File(['%PDF-1.4 a form'], 'W-8BEN.pdf', { type: 'application/pdf' });
  const paper =
    asked.fatcaCrsCertificationInfo.papers[0] ?? (await call(representativePaperUpload, { kind: 'w8', file })).paper;
  const { representativeInfo: person, fatcaCrsCertificationInfo: known } = asked;
  representative.keep({
    ...NO_REPRESENTATIVE,
    ...{ cityOfBirth: 'Boston', countryOfBirth: 'US', dateOfBirth: '1971-05-31', citizenship: ['FR', 'RO'] },
    ...{ address1: 'Strada Lungă 5', city: 'Brașov', postalCode: '500003', addressCountry: 'RO' },
    ...{ isUSTaxPayer: 'no', countries: ['RO'], areCountriesSaid: true, numbers: { RO: '1630615123457' } },
    ...{ papers: [paper], lossOfNationalityMissing: 'I left when I was four' },
    whose: [person.firstName, person.lastName, known.name].join(' '),
  });
  const { said, textOf } = await openSignature(lang, representativeScreen);
  await screen.findByRole('heading', { level: 1, name: textOf('kyc-tax.representative.done') });
  const text = await paperText({
    ...{ method: 'POST', url: '/tax/certificate-copies', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ copy }),
  });
  expectTheSame(text, { title: `${TITLES[lang]} Atelier Verde`, said });
  expect(text).not.toContain('1630615');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  await userEvent.click(screen.getByRole('button', { name: textOf('kyc-tax.representative.copy') }));
  expect(await screen.findByText(textOf('kit.saving.saved'))).toBeVisible();
  // Neither the link's secret nor the copy's stays in the tab.
  expect(copy).not.toBe('');
  const stored = JSON.stringify({ ...sessionStorage, ...localStorage });
  expect(stored).not.toContain(copy);
  expect(stored).not.toContain(link);
});
