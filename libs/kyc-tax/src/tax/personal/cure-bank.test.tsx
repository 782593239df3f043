/** @jest-environment @bank/testing/environment */
// Rules: R0.113, R0.119.
import { kitMessages } from '@bank/kit/testing';
import type { Output } from '@bank/protocol';
import type { fatcaCrsCertificationPersonalGet } from '@bank/protocol/tax-personal';
import { askBank, callAs, renderScreen, signInAs } from '@bank/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages-tax/en.json';
import { personal } from './answers';
import { Component, loader } from './personal-screen';

const TESS = 1014;

const routes = [
  { path: '/', element: <p>Where they belong</p> },
  { path: '/self-certification', Component, loader },
];

const post = (url: string, body: object) =>
  askBank({ method: 'POST', url, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** What she has signed: five residences, each with a number. */
const FIVE = { ES: '54362315K', PT: '222333440', RO: '1800101221144', DE: '86095742719', FR: '3023217600053' };

type Known = Output<typeof fatcaCrsCertificationPersonalGet>;

async function signed() {
  const { accessToken } = await signInAs('tess');
  const read = () => callAs<Known>(accessToken, 'fatcaCrsCertificationPersonalGet', { lang: 'en' });
  const { fatcaCrsCertificationInfo: info, declaration } = await read();
  await callAs(accessToken, 'fatcaCrsCertificationPersonalUpdate', {
    ...{ lang: 'en', cityOfBirth: 'Sevilla', countryOfBirth: 'ES', dateOfBirth: '1990-02-28', citizenship: ['ES'] },
    ...{ addressId: info.addressId, isUSTaxPayer: false, declarationId: declaration.id },
    taxIds: Object.entries(FIVE).map(([countryCode, taxId]) => ({ countryCode, taxId })),
  });
  return async () => (await read()).fatcaCrsCertificationInfo;
}

const reject = (rejections: readonly object[]) =>
  post(`/sandbox/tax/${TESS}/decision`, { status: 'rejected', rejections });

const open = () =>
  renderScreen('/self-certification', {
    routes,
    persona: 'tess',
    messages: { ...kitMessages, ...messages },
    brand: { id: 'd' },
  });

/** The question and its fields, some of which are fetched when they are first asked. */
async function question(name: string | RegExp) {
  await screen.findByRole('heading', { level: 1, name });
  await screen.findByRole('form', { name });
}
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

/** An answer on the last page; the sentence beside it says it, too. */
const summary = (answer: string) => within(screen.getByRole('form')).getByRole('link', { name: answer });

beforeEach(async () => {
  sessionStorage.clear();
  personal.clear();
  window.scrollTo = jest.fn();
  await post(`/sandbox/tax/${TESS}`, { status: 'none' });
});

test('one rejected number among five is the one question, and the rest is signed again in one step', async () => {
  const known = await signed();
  await reject([{ field: 'taxIds', countryCode: 'PT', reason: 'unknownNumber' }]);
  const { address } = await open();
  await question('What’s your NIF?');
  expect(screen.getByText(/^NIF ··· 440: The tax office does not know this number\.$/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('NIF'), '123 456 789');
  await goOn();
  await question('Is everything right?');
  expect(summary('NIF ··· 789')).toBeVisible();
  expect(summary('NIF/NIE ··· 15K')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign and send' }));
  expect(await screen.findByText('Where they belong')).toBeVisible();
  expect(address()).toBe('/');
  const { taxIds, rejections, status } = await known();
  expect(taxIds.map(({ countryCode, taxIdEnd }) => [countryCode, taxIdEnd])).toEqual([
    ['ES', '15K'],
    ['PT', '789'],
    ['RO', '144'],
    ['DE', '719'],
    ['FR', '053'],
  ]);
  expect({ rejections, status }).toEqual({ rejections: [], status: 'pending' });
});

test('a rejected answer is asked again, and what hangs on it', async () => {
  await signed();
  await reject([{ field: 'isUSTaxPayer', reason: 'otherPapers' }]);
  await open();
  await question('Do you pay tax in the United States?');
  expect(screen.getByText('This does not match the papers that the bank has.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^Yes/ }));
  await goOn();
  await question('Send your form W-9');
  await userEvent.upload(
    await screen.findByLabelText('Choose files', { selector: 'input' }),
    new File(['%PDF-1.7\n%%EOF'], 'w9.pdf', { type: 'application/pdf' }),
  );
  await screen.findByText('The bank has it');
  await goOn();
  await question(/^What’s your SSN/);
  await userEvent.type(screen.getByLabelText(/^SSN/), '536-90-4399');
  await goOn();
  await question('Is everything right?');
});

test('a number that stays can be typed anew, and the empty field keeps it', async () => {
  await signed();
  await reject([{ field: 'taxIds', countryCode: 'PT', reason: 'unknownNumber' }]);
  await open();
  await question('What’s your NIF?');
  await userEvent.type(screen.getByLabelText('NIF'), '123456789');
  await goOn();
  await question('Is everything right?');
  await userEvent.click(summary('NIF/NIE ··· 15K'));
  await question('What’s your NIF/NIE?');
  expect(screen.getByText(/Leave the field empty to keep it/)).toBeVisible();
  await goOn();
  await question('Is everything right?');
  expect(summary('NIF/NIE ··· 15K')).toBeVisible();
});

test('what the bank refuses at the signature leads back to its question', async () => {
  const known = await signed();
  await reject([{ field: 'taxIds', countryCode: 'PT', reason: 'unknownNumber' }]);
  const { addressId } = await known();
  await open();
  await question('What’s your NIF?');
  await userEvent.type(screen.getByLabelText('NIF'), '123456789');
  await goOn();
  await question('Is everything right?');
  // Their address is gone meanwhile, in another tab.
  act(() => personal.keep({ addressId: String((addressId ?? 0) + 100_000) }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign and send' }));
  await question('Where do you live?');
  expect(screen.getByText('This address is not one of yours. Choose another one.')).toBeVisible();
  await userEvent.click(screen.getAllByRole('radio')[0] ?? document.body);
  await goOn();
  await question('Is everything right?');
});
