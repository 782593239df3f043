import { render, screen } from '@testing-library/react';
import { object, string } from 'zod/mini';
import { Form } from './form';
import { FormEmailField } from './form-fields';

test('an e-mail field has the keyboard for it and leaves what is typed alone; what it offers can be told', () => {
  render(
    <Form
      schema={object({ own: string(), payee: string() })}
      defaults={{ own: '', payee: '' }}
      onSubmit={() => undefined}
      errorText={(message) => message}
      errorSummary={String}
    >
      <FormEmailField name="own" label="Own" />
      <FormEmailField name="payee" label="Payee" autoComplete="off" />
    </Form>,
  );
  const own = screen.getByRole('textbox', { name: 'Own' });
  expect(own).toHaveAttribute('type', 'email');
  expect(own).toHaveAttribute('inputmode', 'email');
  expect(own).toHaveAttribute('autocapitalize', 'none');
  expect(own).toHaveAttribute('spellcheck', 'false');
  expect(own).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByRole('textbox', { name: 'Payee' })).toHaveAttribute('autocomplete', 'off');
});
