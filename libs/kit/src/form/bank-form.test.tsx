// Rules: R0.121.
import { ApiFailure } from '@bank/api-client';
import { I18nProvider, type Lang } from '@bank/i18n';
import { FormSubmit, FormTextField, useFieldValue } from '@bank/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { minLength, object, record, string } from 'zod/mini';
import { kitMessages as en } from '../testing/texts';
import ru from '../messages/ru.json';
import { fieldMessage } from '../screen/field-message';
import { BankForm } from './bank-form';

const filled = string().check(minLength(1, 'missing'));

async function refusedForm(lang: Lang, messages: Record<string, string>) {
  const onSubmit = jest.fn();
  render(
    <I18nProvider lang={lang} messages={messages}>
      <BankForm
        schema={object({ street: filled, city: filled })}
        defaults={{ street: '', city: '' }}
        errorText={(message) => message}
        onSubmit={onSubmit}
      >
        <FormTextField name="street" label="Street" />
        <FormTextField name="city" label="City" />
        <FormSubmit>Save</FormSubmit>
      </BankForm>
    </I18nProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, onSubmit };
}

test('a refused form says how many fields are wrong, and is sent once none is', async () => {
  const { user, onSubmit } = await refusedForm('en', en);
  expect(await screen.findByText('2 fields need your attention.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Street'), 'Main 1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('One field needs your attention.')).toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('City'), 'Lisbon');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledWith({ street: 'Main 1', city: 'Lisbon' });
});

test('it says so in the language of the page', async () => {
  await refusedForm('ru', ru);
  expect(await screen.findByText('2 поля требуют внимания.')).toBeInTheDocument();
});

describe('what the bank refuses', () => {
  const refused = (fields?: Record<string, string>) =>
    new ApiFailure('verify', { messages: ['The bank says no.'], fields });

  const form = (failure: ApiFailure | null) => (
    <I18nProvider lang="en" messages={en}>
      <BankForm
        schema={object({ payee: string().check(minLength(3, fieldMessage('kit.code.short', { count: 3 }))) })}
        defaults={{ payee: '' }}
        failure={failure}
        fieldOf={{ email: 'payee' }}
        onSubmit={() => undefined}
      >
        <FormTextField name="payee" label="Payee" />
        <FormSubmit>Save</FormSubmit>
      </BankForm>
    </I18nProvider>
  );

  test('stands at the field that it names, by the name the form has for it', async () => {
    render(form(refused({ email: 'Nobody has this address.' })));
    await waitFor(() => expect(screen.getByLabelText('Payee')).toHaveAccessibleDescription('Nobody has this address.'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([[undefined], [{ other: 'A field that is not here.' }]])(
    'stands above the form otherwise (%j)',
    (fields) => {
      render(form(refused(fields)));
      expect(screen.getByRole('alert')).toHaveTextContent('The bank says no.');
    },
  );

  const both = { email: 'Nobody has this address.', street: 'Name the street.' };

  test('stands at its fields, and above the form for those that are not on the page', async () => {
    render(form(refused(both)));
    await waitFor(() => expect(screen.getByLabelText('Payee')).toHaveAccessibleDescription('Nobody has this address.'));
    expect(screen.getByRole('alert')).toHaveTextContent('Name the street.');
    expect(screen.getByRole('alert')).not.toHaveTextContent('Nobody');
  });

  function County() {
    return useFieldValue('country') === 'RO' && <FormTextField name="county" label="County" />;
  }
  const place = (failure: ApiFailure | null) => (
    <I18nProvider lang="en" messages={en}>
      <BankForm
        schema={object({ country: string(), county: string() })}
        defaults={{ country: 'RO', county: 'CJ' }}
        failure={failure}
        onSubmit={() => undefined}
      >
        <FormTextField name="country" label="Country" />
        <County />
      </BankForm>
    </I18nProvider>
  );
  const retype = async (country: string) => {
    await userEvent.clear(screen.getByLabelText('Country'));
    await userEvent.type(screen.getByLabelText('Country'), country);
  };

  test('stands above a form that holds the field and does not show it, and goes to the field once it is there', async () => {
    const { rerender } = render(place(null));
    await retype('EE');
    expect(screen.queryByLabelText('County')).toBeNull();
    rerender(place(refused({ county: 'There is no such county.' })));
    expect(screen.getByRole('alert')).toHaveTextContent('The bank says no.');
    await retype('RO');
    expect(screen.getByLabelText('County')).toHaveAccessibleDescription('There is no such county.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is said once: a field that has said it takes it along when it goes', async () => {
    const { rerender } = render(place(null));
    rerender(place(refused({ county: 'There is no such county.' })));
    await waitFor(() =>
      expect(screen.getByLabelText('County')).toHaveAccessibleDescription('There is no such county.'),
    );
    await retype('EE');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('stands at a field that the bank names by a longer path than the form', async () => {
    const failure = refused({ 'identity.number': 'Check the number.' });
    render(
      <I18nProvider lang="en" messages={en}>
        <BankForm
          schema={object({ number: string() })}
          defaults={{ number: '' }}
          failure={failure}
          fieldOf={{ 'identity.number': 'number' }}
          onSubmit={() => undefined}
        >
          <FormTextField name="number" label="Number" />
        </BankForm>
      </I18nProvider>,
    );
    await waitFor(() => expect(screen.getByLabelText('Number')).toHaveAccessibleDescription('Check the number.'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('stands at a field inside others, by the name that the form has for what holds it, until it is corrected', async () => {
    const failure = refused({ 'specifications.4': 'Say which.' });
    render(
      <I18nProvider lang="en" messages={en}>
        <BankForm
          schema={object({ sources: object({ notes: record(string(), string()) }) })}
          defaults={{ sources: { notes: { 4: 'Rent' } } }}
          failure={failure}
          fieldOf={{ specifications: 'sources.notes' }}
          onSubmit={() => undefined}
        >
          <FormTextField name="sources.notes.4" label="Which other source?" />
        </BankForm>
      </I18nProvider>,
    );
    const note = screen.getByLabelText('Which other source?');
    await waitFor(() => expect(note).toHaveAccessibleDescription('Say which.'));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(note, ' of a workshop');
    await userEvent.tab();
    await waitFor(() => expect(note).toHaveAccessibleDescription(''));
  });

  test('a schema’s message is a text with its values', async () => {
    render(form(null));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('Payee')).toHaveAccessibleDescription('The code has 3 digits.'));
  });
});
