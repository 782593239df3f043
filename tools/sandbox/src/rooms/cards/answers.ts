import type { ExtraParam } from '@bank/protocol/extra-params';

type Answers = Readonly<Record<string, string>>;

/** What is wrong with the answers to the fields that the bank described: the first field, and whether it is empty. */
export interface WrongAnswer {
  name: string;
  isMissing: boolean;
}

/** Holds answers against the bank's own description (R2.7.30); null: each field that is asked for is answered, and nothing else is. */
export function wrongAnswerIn(params: readonly ExtraParam[], answers: Answers): WrongAnswer | null {
  const fields = asked(params, answers);
  const wrong = fields.find((param) => !isRight(param, answers[param.name]?.trim() ?? ''));
  if (wrong) return { name: wrong.name, isMissing: !answers[wrong.name]?.trim() };
  const other = Object.keys(answers).find((name) => !fields.some((param) => param.name === name));
  return other === undefined ? null : { name: other, isMissing: false };
}

/** The fields that are asked for: those described, and behind each select those that its chosen option opens. */
const asked = (params: readonly ExtraParam[], answers: Answers): ExtraParam[] =>
  params.flatMap((param) => {
    const chosen = param.options.find(({ value }) => value === answers[param.name]);
    return [param, ...(chosen ? asked(chosen.extraParams, answers) : [])];
  });

const FORMS: Readonly<Partial<Record<ExtraParam['kind'], RegExp>>> = {
  digits: /^\d+$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
};

function isRight({ kind, isRequired, minLength, maxLength, pattern, options }: ExtraParam, answer: string): boolean {
  if (kind === 'checkbox') return answer === 'true' || (!isRequired && ['', 'false'].includes(answer));
  if (answer === '') return !isRequired;
  const hasLength = answer.length >= (minLength ?? 0) && answer.length <= (maxLength ?? Infinity);
  const isOption = kind !== 'select' || options.some(({ value }) => value === answer);
  const hasForm = FORMS[kind]?.test(answer) ?? true;
  return hasLength && isOption && hasForm && (pattern === null || new RegExp(`^(?:${pattern})$`, 'u').test(answer));
}
