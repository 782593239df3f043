/** @jest-environment @bank/testing/environment */
// Rules: R0.113, R0.119.
import type { Output } from '@bank/protocol';
import type { fatcaCrsCertificationPersonalGet } from '@bank/protocol/tax-personal';
import { callAs, signInAs } from '@bank/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askAgain, reject, TESS } from '../../testing/tax-bank';
import { forgetAnswers, goOn, openPersonal, question, sendPaper, sign, typeNumber } from '../../testing/tax-pages';
import { personal } from './answers';

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

/** An answer on the last page; the sentence beside it says it, too. */
const summary = (answer: string) => within(screen.getByRole('form')).getByRole('link', { name: answer });

beforeEach(async () => {
  forgetAnswers();
  await askAgain(TESS);
});

test('one rejected number among five is the one question, and the rest is signed again in one step', async () => {
  const known = await signed();
  await reject(TESS, [{ field: 'taxIds', countryCode: 'PT', reason: 'unknownNumber' }]);
  const { address } = await openPersonal();
  await question('What’s your NIF?');
  expect(screen.getByText(/^NIF ··· 440: The tax office does not know this number\.$/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('NIF'), '123 456 789');
  await goOn();
  await question('Is everything right?');
  expect(summary('NIF ··· 789')).toBeVisible();
  expect(summary('NIF/NIE ··· 15K')).toBeVisible();
  await sign();
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
  await reject(TESS, [{ field: 'isUSTaxPayer', reason: 'otherPapers' }]);
  await openPersonal();
  await question('Do you pay tax in the United States?');
  expect(screen.getByText('This does not match the papers that the bank has.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^Yes/ }));
  await goOn();
  await question('Send your form W-9');
  await sendPaper('w9.pdf');
  await screen.findByText('The bank has it');
  await goOn();
  await typeNumber(/^What’s your SSN/, /^SSN/, '536-90-4399');
  await question('Is everything right?');
});

test('a number that stays can be typed anew, and the empty field keeps it', async () => {
  await signed();
  await reject(TESS, [{ field: 'taxIds', countryCode: 'PT', reason: 'unknownNumber' }]);
  await openPersonal();
  await typeNumber('What’s your NIF?', 'NIF', '123456789');
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
  await reject(TESS, [{ field: 'taxIds', countryCode: 'PT', reason: 'unknownNumber' }]);
  const { addressId } = await known();
  await openPersonal();
  await typeNumber('What’s your NIF?', 'NIF', '123456789');
  await question('Is everything right?');
  // Their address is gone meanwhile, in another tab.
  act(() => personal.keep({ addressId: String((addressId ?? 0) + 100_000) }));
  await sign();
  await question('Where do you live?');
  expect(screen.getByText('This address is not one of yours. Choose another one.')).toBeVisible();
  await userEvent.click(screen.getAllByRole('radio')[0] ?? document.body);
  await goOn();
  await question('Is everything right?');
});
