// Rules: R0.170.
import { I18nProvider } from '@bank/i18n';
import { FormSubmit, FormTextField } from '@bank/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object } from 'zod/mini';
import { BankForm } from '../form/bank-form';
import { kitMessages } from '../testing';
import { neededName, optionalName } from './step-fields';

const schema = object({ name: neededName(60), second: optionalName(8) });

function shown() {
  const sent = jest.fn();
  render(
    <I18nProvider lang="en" messages={kitMessages}>
      <BankForm schema={schema} defaults={{ name: '', second: '' }} onSubmit={sent}>
        <FormTextField name="name" label="Name" />
        <FormTextField name="second" label="Second name" />
        <FormSubmit>Send</FormSubmit>
      </BankForm>
    </I18nProvider>,
  );
  return sent;
}

async function send(name: string, second: string) {
  const user = userEvent.setup();
  for (const [label, text] of [
    ['Name', name],
    ['Second name', second],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: 'Send' }));
}

test('a name goes as the bank keeps it, without what was pasted around it', async () => {
  const sent = shown();
  await send(' \u202eAna\u200b\u202c ', '\u00adMarin\ufeff');
  expect(sent.mock.calls[0]).toEqual(expect.arrayContaining([{ name: 'Ana', second: 'Marin' }]));
});

test('what nobody can see is said at its field with its place, and what was typed stays', async () => {
  const sent = shown();
  await send('An\u2028a', 'x\u0007');
  expect(await screen.findByText(/nobody can see at position 3/)).toBeInTheDocument();
  expect(screen.getByText(/nobody can see at position 2/)).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('An\u2028a');
  expect(sent).not.toHaveBeenCalled();
});

test('a name in which there is nothing to see is missing', async () => {
  const sent = shown();
  await send('\u3164', '\u2800');
  expect(await screen.findByText('Fill this in.')).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
});
