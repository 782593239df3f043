import { fieldMessage } from '../screen/field-message';
import type { ExtraParam } from '@bank/protocol/extra-params';

/** What was entered, by the names of the fields; a checkbox is "true" or "". */
export type ExtraValues = Readonly<Record<string, string | undefined>>;

/**
 * The fields that are asked for now, in their order: those of the bank, and behind each select those that its chosen option opens
 * (R2.7.30, `options.extraParams`), however deep.
 */
export function askedFields(params: readonly ExtraParam[], values: ExtraValues): ExtraParam[] {
  return params.flatMap((param) => {
    const chosen = param.options.find(({ value }) => value === values[param.name]);
    return [param, ...(chosen ? askedFields(chosen.extraParams, values) : [])];
  });
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What is wrong with a field, as a message of the form; null: nothing. */
export function extraProblem(param: ExtraParam, entered: string | undefined): string | null {
  const value = entered?.trim() ?? '';
  const { kind, isRequired, minLength, maxLength, pattern, options } = param;
  if (kind === 'checkbox') return isRequired && value !== 'true' ? fieldMessage('kit.extra.mustTick') : null;
  if (value === '') return isRequired ? fieldMessage('kit.extra.missing') : null;
  if (minLength !== null && minLength === maxLength && value.length !== minLength) {
    return fieldMessage('kit.extra.exactly', { count: minLength });
  }
  if (minLength !== null && value.length < minLength) return fieldMessage('kit.extra.tooShort', { count: minLength });
  if (maxLength !== null && value.length > maxLength) return fieldMessage('kit.extra.tooLong', { count: maxLength });
  const isRight =
    (kind !== 'digits' || /^\d+$/.test(value)) &&
    (kind !== 'email' || EMAIL.test(value)) &&
    (kind !== 'date' || DAY.test(value)) &&
    (kind !== 'select' || options.some((option) => option.value === value)) &&
    (pattern === null || matches(pattern, value));
  return isRight ? null : fieldMessage(kind === 'emailOrPhone' ? 'kit.extra.emailOrPhone' : 'kit.field.invalid');
}

/** The bank's pattern for the whole value; one that this browser cannot read is left to the bank. */
function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value);
  } catch {
    return true;
  }
}

/** A number without the spaces, dots, hyphens and slashes that people write, a phone without brackets, too; the bank drops them as well. */
export function plainAnswer(kind: ExtraParam['kind'], answer: string | undefined): string | undefined {
  if (kind === 'digits') return answer?.replace(/[\s./-]/g, '');
  return kind === 'emailOrPhone' && answer?.includes('@') === false ? answer.replace(/[\s().-]/g, '') : answer;
}

/** What goes to the bank: the fields that are asked for now, trimmed, without empty ones. */
export function extraAnswers(params: readonly ExtraParam[], values: ExtraValues): Record<string, string> {
  return Object.fromEntries(
    askedFields(params, values).flatMap(({ name }) => {
      const value = values[name]?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
}

/** Every field that can come to be asked for, empty: a form that knows them all can show the bank's sentence at each. */
export function nothingEntered(params: readonly ExtraParam[]): Record<string, string> {
  return Object.fromEntries(
    params.flatMap(({ name, options }) => [
      [name, ''],
      ...options.flatMap(({ extraParams }) => Object.entries(nothingEntered(extraParams))),
    ]),
  );
}
