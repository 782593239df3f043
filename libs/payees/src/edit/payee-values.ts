import { askedFields, extraAnswers, extraProblem, fieldMessage, neededName } from '@bank/kit';
import type { Input } from '@bank/protocol';
import { isMailbox } from '@bank/protocol';
import type { ExtraParam } from '@bank/protocol/extra-params';
import type { BookPayee } from '@bank/protocol/payees';
import { PAYEE_NAME_MAX, type payeeAdd } from '@bank/protocol/payees-edit';
import type { BankTransferType } from '@bank/protocol/transfers-external';
import * as z from 'zod/mini';

/** What the form holds; beside these stand the answers to the bank's own fields, by their names. */
export interface PayeeValues {
  [field: string]: string | undefined;
  name: string;
  email: string;
  countryCode: string;
  currencyCode: string;
  type: string;
}

export type PayeeKind = BookPayee['kind'];

/** A way that the bank offers to the chosen country. */
export interface Way {
  type: BankTransferType;
  scheme: string;
  fields: readonly ExtraParam[];
}

/** The form before anything is typed. */
export const EMPTY: PayeeValues = { name: '', email: '', countryCode: '', currencyCode: 'EUR', type: '' };

/** An entry as the form shows it. */
export const valuesOf = (payee: BookPayee): PayeeValues =>
  payee.kind === 'person'
    ? { ...EMPTY, name: payee.name, email: payee.email }
    : {
        ...EMPTY,
        ...payee.extraParams,
        ...{ name: payee.name, countryCode: payee.countryCode, currencyCode: payee.currencyCode, type: payee.type },
      };

/** The chosen way, else the first: the bank lists the cheapest first. */
export const wayOf = (ways: readonly Way[], type: string): Way | undefined =>
  ways.find((way) => way.type === type) ?? ways[0];

const missing = fieldMessage('kit.field.missing');
const text = z.string();
/** A field that the bank has just described holds nothing before the first letter. */
const described = z.optional(text);

/** The form's schema: the bank checks every field again. */
export function payeeSchema(kind: PayeeKind, way: Way | undefined): z.ZodMiniType<PayeeValues, PayeeValues> {
  const fields = {
    name: neededName(PAYEE_NAME_MAX),
    ...{ email: text, countryCode: text, currencyCode: text, type: text },
  };
  return z.catchall(z.object(fields), described).check(({ value, issues }) => {
    for (const [field, message] of Object.entries(problemsOf(kind, value, way))) {
      if (message !== null) issues.push({ code: 'custom', path: [field], message, input: value });
    }
  });
}

function problemsOf(
  kind: PayeeKind,
  value: PayeeValues,
  way: Way | undefined,
): Readonly<Record<string, string | null>> {
  if (kind === 'person') {
    return { email: isMailbox(value.email.trim()) ? null : fieldMessage('kit.field.email') };
  }
  if (value.countryCode === '') return { countryCode: missing };
  if (!way) return { currencyCode: fieldMessage('payees.noWay') };
  return Object.fromEntries(
    askedFields(way.fields, value).map((field) => [field.name, extraProblem(field, plain(field, value[field.name]))]),
  );
}

/** Digits are written in groups; the bank takes them without spaces and hyphens. */
const plain = ({ kind }: ExtraParam, answer: string | undefined) =>
  kind === 'digits' ? answer?.replace(/[\s-]/g, '') : answer;

/** What goes to the bank. */
export function targetOf(kind: PayeeKind, values: PayeeValues, way: Way | undefined): Input<typeof payeeAdd>['target'] {
  if (kind === 'person' || !way) return { kind: 'person', email: values.email.trim() };
  const { countryCode, currencyCode } = values;
  return { kind: 'bank', countryCode, currencyCode, type: way.type, extraParams: extraAnswers(way.fields, values) };
}
