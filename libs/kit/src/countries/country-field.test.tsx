// Rules: R0.120.
import { I18nProvider } from '@bank/i18n';
import { FormSubmit, FormTextField } from '@bank/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catchall, object, string } from 'zod/mini';
import { BankForm } from '../form/bank-form';
import { kitMessages as en } from '../testing/texts';
import { BANK_DETAILS, type Belonging } from './belonging';
import { CountryField } from './country-field';

const sent = jest.fn();

function show(typed: Record<string, string>, drops: readonly Belonging[]) {
  render(
    <I18nProvider lang="en" messages={en}>
      <BankForm
        schema={catchall(object({ country: string() }), string())}
        defaults={{ country: 'RO', city: 'Cluj', ...typed }}
        draftKey="place"
        onSubmit={sent}
      >
        <CountryField name="country" label="Country" drops={drops} />
        <FormTextField name="city" label="City" />
        <FormSubmit>Save</FormSubmit>
      </BankForm>
    </I18nProvider>,
  );
}

async function choose(country: string) {
  await userEvent.click(screen.getByRole('button', { name: /^Country/ }));
  await userEvent.click(await screen.findByRole('option', { name: country }));
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  sent.mockClear();
  sessionStorage.clear();
});

test('another country empties what belongs to it, though no field on the page shows it, and nothing else', async () => {
  show({ county: 'CJ' }, ['county']);
  await choose('Estonia');
  await save();
  expect(sent).toHaveBeenCalledWith({ country: 'EE', city: 'Cluj', county: '' });
  expect(sessionStorage.getItem('bank.draft.place')).not.toContain('CJ');
});

test('an IBAN of the country that serves a territory stays there', async () => {
  show({ iban: 'FR1420041010050500013M02606', swift: 'BNPAFRPP' }, BANK_DETAILS);
  await choose('Réunion');
  await save();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ iban: expect.stringMatching(/^FR/), swift: 'BNPAFRPP' }));
});

test('what was typed before the first choice stays, unless it says that it is of another country', async () => {
  const typed = { county: 'CJ', iban: 'RO49AAAA1B31007593840000' };
  show({ ...typed, country: '' }, ['county', ...BANK_DETAILS]);
  await choose('Estonia');
  await save();
  expect(sent).toHaveBeenCalledWith({ country: 'EE', city: 'Cluj', county: 'CJ', iban: '' });
});

test('the same country once more leaves everything as it is', async () => {
  show({ county: 'CJ' }, ['county']);
  await choose('Romania');
  await save();
  expect(sent).toHaveBeenCalledWith({ country: 'RO', city: 'Cluj', county: 'CJ' });
});

test.each([
  ['an IBAN of the country before', { iban: 'RO49AAAA1B31007593840000' }, { iban: '' }],
  ['an IBAN of the new one stays', { iban: 'de89370400440532013000' }, { iban: 'de89370400440532013000' }],
  ['an IBAN of the new one as it is pasted stays', { iban: '\u200bIBAN: DE89 3704-0044' }, {}],
  ['a SWIFT code of the country before', { swift: 'BTRLRO22' }, { swift: '' }],
  ['a SWIFT code of the new one stays', { swift: 'nordDEff' }, { swift: 'nordDEff' }],
  ['numbers of banks', { sortCode: '200000', accountNumber: '55779911' }, { sortCode: '', accountNumber: '' }],
  ['an address and an e-mail stay', { beneficiaryAddress: '1 Road', payeeEmail: 'a@b.test' }, {}],
])('of what banks ask, %s', async (_what, typed, left) => {
  show(typed, BANK_DETAILS);
  await choose('Germany');
  await save();
  expect(sent).toHaveBeenCalledWith({ country: 'DE', city: 'Cluj', ...typed, ...left });
});
