// Rules: R2.7.30.
import type { ExtraParam } from '@bank/protocol/extra-params';
import { FormSubmit } from '@bank/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { record, string } from 'zod/mini';
import { BankForm } from '../form/bank-form';
import { axeFindings, renderBank, sampleExtraParam } from '../testing';
import { ExtraFields } from './extra-fields';
import { askedFields, extraAnswers, extraProblem, type ExtraValues, nothingEntered } from './rules';

const KINDS = ['text', 'digits', 'email', 'emailOrPhone', 'date', 'select', 'checkbox'] as const;
const param = (name: string, change: Partial<ExtraParam> = {}) =>
  sampleExtraParam(name, { label: `Field ${name}`, ...change });

function show(params: readonly ExtraParam[]) {
  const sent = jest.fn<Promise<void>, [Record<string, string>]>(() => Promise.resolve());
  const schema = record(string(), string()).check((context) => {
    for (const one of askedFields(params, context.value)) {
      const message = extraProblem(one, context.value[one.name]);
      if (message !== null) context.issues.push({ code: 'custom', message, path: [one.name], input: context.value });
    }
  });
  const Component = () => (
    <BankForm
      schema={schema}
      defaults={nothingEntered(params)}
      failure={null}
      onSubmit={(values: ExtraValues) => sent(extraAnswers(params, values))}
    >
      <ExtraFields params={params} />
      <FormSubmit>Send</FormSubmit>
    </BankForm>
  );
  return { ...renderBank({ Component }, { at: '/', messages: {} }), sent };
}

test('every kind of field has a name, its hint, and the keyboard that it wants; what is wrong stands at it', async () => {
  const user = userEvent.setup();
  const { container, sent } = show(
    KINDS.map((kind) =>
      param(kind, {
        kind,
        hint: `Hint of ${kind}`,
        options: kind === 'select' ? [{ value: 'a', label: 'Option a', extraParams: [param('nested')] }] : [],
      }),
    ),
  );
  expect(screen.getByLabelText('Field digits')).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByLabelText('Field email')).toHaveAttribute('type', 'email');
  // Type "email" takes no phone.
  expect(screen.getByLabelText('Field emailOrPhone')).toHaveAttribute('inputmode', 'email');
  expect(screen.getByLabelText('Field emailOrPhone')).not.toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Field date')).toHaveAttribute('type', 'date');
  for (const kind of ['text', 'digits', 'email', 'emailOrPhone', 'date'])
    expect(screen.getByLabelText(`Field ${kind}`)).toHaveAccessibleDescription(
      expect.stringContaining(`Hint of ${kind}`),
    );
  expect(await axeFindings(container)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Send' }));
  for (const kind of ['text', 'digits', 'email', 'emailOrPhone', 'date'])
    await waitFor(() => expect(screen.getByLabelText(`Field ${kind}`)).toBeInvalid());
  expect(screen.getByRole('checkbox', { name: 'Field checkbox' })).toBeInvalid();
  expect(sent).not.toHaveBeenCalled();
  expect(await axeFindings(container)).toEqual([]);
  expect(screen.queryByLabelText('Field nested')).toBeNull();

  await user.type(screen.getByLabelText('Field text'), 'some words');
  await user.type(screen.getByLabelText('Field digits'), '0042');
  await user.type(screen.getByLabelText('Field email'), 'ana@personas.test');
  await user.type(screen.getByLabelText('Field emailOrPhone'), '+14165550101');
  await user.type(screen.getByLabelText('Field date'), '2026-11-22');
  await user.click(screen.getByRole('checkbox', { name: 'Field checkbox' }));
  await user.click(screen.getByRole('button', { name: /Field select/ }));
  await user.click(await screen.findByRole('option', { name: 'Option a' }));
  await user.type(await screen.findByLabelText('Field nested'), 'deep');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      text: 'some words',
      digits: '0042',
      email: 'ana@personas.test',
      emailOrPhone: '+14165550101',
      date: '2026-11-22',
      select: 'a',
      nested: 'deep',
      checkbox: 'true',
    }),
  );
});

/** Whatever a bank may describe, three levels deep; every field has a name of its own. */
const described = fc
  .letrec<{ params: ExtraParam[]; deep: ExtraParam[] }>((tie) => {
    const one = (extraParams: fc.Arbitrary<ExtraParam[]>) =>
      fc.record({
        name: fc.constant(''),
        kind: fc.constantFrom(...KINDS),
        label: fc.constant('Label'),
        hint: fc.option(fc.constant('Hint')),
        isRequired: fc.boolean(),
        minLength: fc.option(fc.integer({ min: 0, max: 4 })),
        maxLength: fc.option(fc.integer({ min: 4, max: 9 })),
        pattern: fc.constantFrom(null, '\\d+', '['),
        options: fc
          .uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 })
          .chain((values) =>
            fc.tuple(
              ...values.map((value) =>
                fc.record({ value: fc.constant(value), label: fc.constant(value), extraParams }),
              ),
            ),
          ),
      });
    return {
      params: fc.array(one(tie('deep')), { maxLength: 3 }),
      deep: fc.array(one(fc.constant([])), { maxLength: 2 }),
    };
  })
  .params.map((params) => numbered(params, 'f'));

const numbered = (params: readonly ExtraParam[], at: string): ExtraParam[] =>
  params.map((one, index) => ({
    ...one,
    name: `${at}${index}`,
    label: `Label ${at}${index}`,
    options:
      one.kind === 'select'
        ? one.options.map((option) => ({
            ...option,
            extraParams: numbered(option.extraParams, `${at}${index}${option.value}`),
          }))
        : [],
  }));

test('whatever is described, the screen has exactly the fields that are asked for', () => {
  fc.assert(
    fc.property(described, (params) => {
      const { unmount } = show(params);
      for (const { label, kind } of askedFields(params, {})) {
        const role = kind === 'select' ? 'button' : kind === 'checkbox' ? 'checkbox' : null;
        const found =
          role === null ? screen.getAllByLabelText(label) : screen.getAllByRole(role, { name: new RegExp(label) });
        expect(found).toHaveLength(1);
      }
      expect(screen.queryAllByText(/^Label /, { selector: 'label, label *' }).length).toBeGreaterThanOrEqual(
        askedFields(params, {}).filter(({ kind }) => kind !== 'select').length,
      );
      unmount();
    }),
    { numRuns: 25 },
  );
});

test('what is valid by the bank’s description is sent whole, and what is empty is not', () => {
  fc.assert(
    fc.property(described, fc.constantFrom('a', 'b', ''), (params, choice) => {
      const names = Object.keys(nothingEntered(params));
      const values = Object.fromEntries(names.map((name) => [name, choice]));
      const asked = askedFields(params, values).map(({ name }) => name);
      expect(new Set(asked).size).toBe(asked.length);
      for (const name of asked) expect(names).toContain(name);
      expect(Object.keys(extraAnswers(params, values))).toEqual(choice === '' ? [] : asked);
    }),
  );
});
