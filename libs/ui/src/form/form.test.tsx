import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { email, minLength, object, regex, string } from 'zod/mini';
import { readDraft } from './draft';
import { Form, type FormProps } from './form';
import { FormAmountField } from './form-amount-field';
import { FormChoices } from './form-choices';
import { FormPasswordField, FormSubmit, FormTextField, useFieldValue } from './form-fields';

const SCHEMA = object({
  payee: email('payee.format'),
  amount: string().check(regex(/^\d+(\.\d+)?$/, 'amount.format')),
  pin: string().check(minLength(4, 'pin.short')),
});
type Values = { payee: string; amount: string; pin: string };

const SENTENCES: Record<string, string> = {
  'payee.format': 'Enter an e-mail address',
  'amount.format': 'Enter an amount',
  'pin.short': 'At least 4 characters',
};

function Echo() {
  return <output>{String(useFieldValue('payee'))}</output>;
}

function show(props: Partial<FormProps<Values>> = {}) {
  const onSubmit = jest.fn();
  const form = (more: Partial<FormProps<Values>> = {}) => (
    <Form
      schema={SCHEMA}
      defaults={{ payee: '', amount: '', pin: '' }}
      onSubmit={onSubmit}
      errorText={(id) => SENTENCES[id]}
      errorSummary={(count) => `${count} fields need your attention`}
      {...props}
      {...more}
    >
      <FormTextField name="payee" label="Payee" />
      <FormAmountField name="amount" label="Amount" currency="EUR" locale="es" decimals={2} />
      <FormPasswordField name="pin" label="PIN" showLabel="Show" hideLabel="Hide" />
      <FormSubmit pendingLabel="Sending…">Send</FormSubmit>
      <Echo />
    </Form>
  );
  const view = render(form());
  return { onSubmit, ...view, again: (more: Partial<FormProps<Values>>) => view.rerender(form(more)) };
}

async function fill() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Payee' }), 'ana@personas.test');
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '1.250,50');
  await userEvent.type(screen.getByLabelText('PIN'), '4821');
}

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.useRealTimers());

test('a refused submit sends nothing, says every error at its field, counts them aloud and focuses the first', async () => {
  const { onSubmit } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(await screen.findByText('3 fields need your attention')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Payee' })).toHaveAccessibleDescription('Enter an e-mail address');
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(/Enter an amount/);
  expect(screen.getByRole('textbox', { name: 'Payee' })).toHaveFocus();
});

test('the count goes down with each field that is mended, and is gone with the last one', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('3 fields need your attention')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Payee' }), 'ana@personas.test');
  expect(await screen.findByText('2 fields need your attention')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '12,50');
  await userEvent.type(screen.getByLabelText('PIN'), '4821');
  await waitFor(() => expect(screen.queryByText(/need your attention/)).not.toBeInTheDocument());
});

test('fast hands that mend the first field at once stay in it', async () => {
  jest.useFakeTimers();
  show();
  const payee = screen.getByRole('textbox', { name: 'Payee' });
  await act(async () => void fireEvent.submit(screen.getByRole('button', { name: 'Send' })));
  expect(payee).toHaveFocus();
  await act(async () => void fireEvent.change(payee, { target: { value: 'ana@personas.test' } }));
  await act(async () => void jest.runAllTimers());
  expect(payee).toHaveFocus();
});

test('the exact amount is submitted, and while the answer is awaited a second press does nothing', async () => {
  let answer: () => void = () => undefined;
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  show({ onSubmit });
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const pending = await screen.findByRole('button', { name: 'Sending…' });
  await userEvent.click(pending);
  await userEvent.type(screen.getByRole('textbox', { name: 'Payee' }), '{Enter}');
  expect(onSubmit.mock.calls).toEqual([[{ payee: 'ana@personas.test', amount: '1250.5', pin: '4821' }]]);
  answer();
  expect(await screen.findByRole('button', { name: 'Send' })).toBeInTheDocument();
});

test('what the server said stands at its field as it came', async () => {
  const { again } = show();
  again({ fieldErrors: { payee: 'This customer does not exist' } });
  expect(await screen.findByText('This customer does not exist')).toBeInTheDocument();
});

test('the first field that the server refused has the focus, unless the user has gone on to another one', async () => {
  const refusal = { payee: 'This customer does not exist', pin: 'Wrong PIN' };
  let answer: () => void = () => undefined;
  const { again } = show({ onSubmit: () => new Promise<void>((resolve) => (answer = resolve)) });
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  again({ fieldErrors: refusal });
  expect(screen.getByRole('textbox', { name: 'Payee' })).toHaveFocus();
  await act(async () => answer());
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Amount' }));
  again({ fieldErrors: { ...refusal } });
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
});

test('of a choice the first one has the focus when nothing was chosen', async () => {
  render(
    <Form
      schema={object({ kind: string().check(minLength(1, 'pin.short')) })}
      defaults={{ kind: '' }}
      onSubmit={() => undefined}
      errorText={(id) => SENTENCES[id]}
      errorSummary={String}
    >
      <FormChoices
        name="kind"
        label="Kind"
        items={[
          { id: 'one', label: 'One' },
          { id: 'two', label: 'Two' },
        ]}
      />
      <FormSubmit>Send</FormSubmit>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'One' })).toHaveFocus());
});

test('a draft keeps what was typed but for the password, and is there after a reload', async () => {
  const first = show({ draftKey: 'p2p' });
  await fill();
  expect(readDraft('p2p')).toEqual({ payee: 'ana@personas.test', amount: '1250.5' });
  first.unmount();
  show({ draftKey: 'p2p' });
  expect(screen.getByRole('textbox', { name: 'Payee' })).toHaveValue('ana@personas.test');
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('1.250,50');
  expect(screen.getByLabelText('PIN')).toHaveValue('');
});

test('a broken draft is no draft', () => {
  sessionStorage.setItem('bank.draft.p2p', '{"payee":');
  expect(readDraft('p2p')).toEqual({});
});

test('leaving with something typed is asked about, leaving an untouched form is not', async () => {
  const onDirtyChange = jest.fn();
  show({ onDirtyChange, label: 'Payment' });
  expect(screen.getByRole('form', { name: 'Payment' })).not.toHaveAttribute('data-dirty');
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: 'Payee' }), 'a');
  expect(onDirtyChange).toHaveBeenLastCalledWith(true);
  expect(screen.getByRole('form', { name: 'Payment' })).toHaveAttribute('data-dirty');
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  expect(screen.getByText('a', { selector: 'output' })).toBeInTheDocument();
});
