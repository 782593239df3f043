import type { ExtraParam } from '@bank/protocol/extra-params';
import { unseenAt } from '@bank/protocol/plain-name';
import type { RefusedReason } from '../../../ledger/refusal';
import { INSTANT_BANKS, LOCAL_BANKS } from './banks';
import { isCoinAddress } from './coin-address';
import { CONTACT, isContact, plainContact } from './contacts';
import { ibanCountry, isIban, plainIban } from './iban';
import { isTaxId, isInstantKey } from './instant-keys';
import { unseenIn } from '../mass/unseen';
import { isPayableCard } from './payout-cards';
import type { Scheme } from './schemes';
import { say } from './texts';

// R2.7.94: what a bank abroad needs to find an account, by scheme and country. R2.9.9: who needs codes of bank and branch.

export type FieldName =
  | 'iban'
  | 'accountNumber'
  | 'sortCode'
  | 'routingNumber'
  | 'accountType'
  | 'swift'
  | 'bankCode'
  | 'branchCode'
  | 'beneficiaryAddress'
  | 'payeeEmail'
  | 'taxId'
  | 'instantKeyType'
  | 'instantKey'
  | 'instantBank'
  | 'cardNumber'
  | 'walletAddress';

export type Answers = Readonly<Record<string, string>>;

/** What a check may look at beside the answer. */
interface Place {
  scheme: Scheme;
  country: string;
  answers: Answers;
}

interface Rule {
  kind: ExtraParam['kind'];
  /** What the whole answer has to match once spaces and hyphens are gone, of a phone brackets, too; the client checks it as well. */
  pattern?: string;
  maxLength: number;
  /** Spaces and hyphens belong to the answer. */
  isVerbatim?: true;
  hasHint?: true;
  /** The answer as it is kept, where other things than spaces and hyphens go from it. */
  kept?(answer: string): string;
  /** What no pattern can say. */
  check?(answer: string, place: Place): boolean;
}

const RULES: Readonly<Record<FieldName, Rule>> = {
  iban: { kind: 'text', maxLength: 42, hasHint: true, check: (answer, { country }) => isIban(answer, country) },
  accountNumber: { kind: 'text', pattern: '[A-Za-z0-9]{4,34}', maxLength: 34 },
  // Codes are longer than their pattern with the spaces and hyphens that people write: a form that cut them would change the code.
  sortCode: { kind: 'digits', pattern: '[0-9]{6}', maxLength: 12 },
  routingNumber: { kind: 'digits', pattern: '[0-9]{9}', maxLength: 15, check: isRoutingNumber },
  accountType: { kind: 'select', maxLength: 8 },
  swift: {
    kind: 'text',
    // The bank's own part may have digits (ISO 9362).
    pattern: '[A-Za-z0-9]{4}[A-Za-z]{2}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?',
    maxLength: 16,
    hasHint: true,
    check: (answer, { country }) => isSwiftOf(answer, country),
  },
  bankCode: { kind: 'select', maxLength: 8 },
  branchCode: { kind: 'select', maxLength: 8 },
  beneficiaryAddress: { kind: 'text', maxLength: 105, isVerbatim: true },
  // It took e-mail addresses alone when it was named.
  payeeEmail: {
    kind: 'emailOrPhone',
    pattern: CONTACT,
    maxLength: 254,
    hasHint: true,
    kept: plainContact,
    check: isContact,
  },
  taxId: { kind: 'digits', pattern: '[0-9]{11}|[0-9]{14}', maxLength: 18, hasHint: true, check: isTaxId },
  instantKeyType: { kind: 'select', maxLength: 8 },
  instantKey: { kind: 'text', maxLength: 77, isVerbatim: true },
  instantBank: { kind: 'select', maxLength: 8 },
  cardNumber: {
    kind: 'digits',
    pattern: '[0-9]{13,19}',
    // With the spaces that people write.
    maxLength: 23,
    hasHint: true,
    check: (answer, { country }) => isPayableCard(answer, country),
  },
  walletAddress: {
    kind: 'text',
    maxLength: 90,
    isVerbatim: true,
    hasHint: true,
    check: (answer, { scheme }) => isCoinAddress(answer, scheme.name),
  },
};

/** Account numbers of the clearing of one country: eight digits in the United Kingdom, 4 to 17 in the United States. */
const CLEARING_NUMBERS: Readonly<Partial<Record<Scheme['name'], Pick<Rule, 'kind' | 'pattern' | 'maxLength'>>>> = {
  // With the spaces that people write.
  FPS: { kind: 'digits', pattern: '[0-9]{8}', maxLength: 12 },
  ACH: { kind: 'digits', pattern: '[0-9]{4,17}', maxLength: 24 },
};

const ruleOf = (name: FieldName, scheme: Scheme): Rule => ({
  ...RULES[name],
  ...(name === 'accountNumber' ? CLEARING_NUMBERS[scheme.name] : undefined),
});

/** A field, and for a choice what each option is called and which fields it opens. */
interface Field {
  name: FieldName;
  options?: readonly { value: string; label(lang: string): string; fields: readonly Field[] }[];
}

const plainFields = (...names: readonly FieldName[]): readonly Field[] => names.map((name) => ({ name }));

const ACCOUNT_TYPE: Field = {
  name: 'accountType',
  options: (['checking', 'savings'] as const).map((value) => ({
    value,
    label: (lang) => say(lang, value),
    fields: [],
  })),
};

const INSTANT_KEY: Field = {
  name: 'instantKeyType',
  options: [
    // The tax id itself is the key.
    { value: 'taxId', label: (lang) => say(lang, 'keyTaxId'), fields: [] },
    { value: 'email', label: (lang) => say(lang, 'keyEmail'), fields: plainFields('instantKey') },
    { value: 'phone', label: (lang) => say(lang, 'keyPhone'), fields: plainFields('instantKey') },
    { value: 'random', label: (lang) => say(lang, 'keyRandom'), fields: plainFields('instantKey') },
    {
      value: 'account',
      label: (lang) => say(lang, 'keyAccount'),
      fields: [
        {
          name: 'instantBank',
          options: INSTANT_BANKS.map(({ code, name }) => ({ value: code, label: () => name, fields: [] })),
        },
        { name: 'accountNumber' },
      ],
    },
  ],
};

/** The bank and its branch, where a country's banks are found by their codes (R2.9.9). */
function branchFields(country: string): readonly Field[] {
  const banks = LOCAL_BANKS[country] ?? [];
  if (banks.length === 0) return [];
  const options = banks.map(({ code, name, branches }) => ({
    value: code,
    label: () => `${name} (${code})`,
    fields: [
      {
        name: 'branchCode' as const,
        options: branches.map((branch) => ({
          value: branch.code,
          label: () => `${branch.name} (${branch.code})`,
          fields: [],
        })),
      },
    ],
  }));
  return [{ name: 'bankCode', options }];
}

/** The fields of a scheme in a country, in the order in which they are asked. */
function fieldsOf({ name }: Scheme, country: string): readonly Field[] {
  switch (name) {
    case 'SEPA':
    case 'SCT Inst':
      return plainFields('iban');
    case 'FPS':
      return plainFields('sortCode', 'accountNumber');
    case 'ACH':
      return [...plainFields('routingNumber', 'accountNumber'), ACCOUNT_TYPE];
    case 'SWIFT':
      return [
        ...plainFields(ibanCountry(country) === null ? 'accountNumber' : 'iban', 'swift'),
        ...branchFields(country),
        { name: 'beneficiaryAddress' },
      ];
    case 'Pix':
      return [{ name: 'taxId' }, INSTANT_KEY];
    case 'Interac':
      return plainFields('payeeEmail');
    case 'OCT':
      return plainFields('cardNumber');
    case 'Bitcoin':
    case 'Ethereum':
    case 'Tron':
      return plainFields('walletAddress');
  }
}

/** The same as the client shows them, in a language. */
export const describedFields = (scheme: Scheme, country: string, lang: string): ExtraParam[] =>
  describe(fieldsOf(scheme, country), scheme, lang);

const describe = (fields: readonly Field[], scheme: Scheme, lang: string): ExtraParam[] =>
  fields.map(({ name, options = [] }) => {
    const { kind, pattern = null, maxLength, hasHint } = ruleOf(name, scheme);
    return {
      name,
      kind,
      label: labelOf(name, lang),
      hint: hasHint ? hintOf(name, scheme, lang) : null,
      isRequired: true,
      minLength: null,
      maxLength,
      pattern,
      options: options.map((option) => ({
        value: option.value,
        label: option.label(lang),
        extraParams: describe(option.fields, scheme, lang),
      })),
    };
  });

export const labelOf = (name: FieldName | 'beneficiaryName' | 'onlyEmail', lang: string): string => say(lang, name);

/** What is refused of a field that is wrong, with the position of a character in it that nobody can see. @param given as it came */
export const wrongField = (
  field: FieldName | 'beneficiaryName',
  given: string | undefined,
  lang: string,
): RefusedReason<'invalidBankDetails'> => ({
  reason: 'invalidBankDetails',
  field,
  what: labelOf(field, lang),
  ...unseenIn(given ?? ''),
});

const CHAIN_HINTS = { Bitcoin: 'bitcoinHint', Ethereum: 'ethereumHint', Tron: 'tronHint' } as const;

function hintOf(name: FieldName, { name: scheme }: Scheme, lang: string): string | null {
  switch (name) {
    case 'iban':
    case 'swift':
    case 'taxId':
    case 'payeeEmail':
    case 'cardNumber':
      return say(lang, `${name}Hint`);
    case 'walletAddress':
      return scheme in CHAIN_HINTS ? say(lang, CHAIN_HINTS[scheme as keyof typeof CHAIN_HINTS]) : null;
    default:
      return null;
  }
}

/** Answers as they are kept: of each field that is asked for, without the spaces and hyphens that people write. */
interface ReadAnswers {
  answers: Answers;
  /** The first field that is wrong. */
  wrong: FieldName | null;
  /** The fields are right, and the directory has no such instant key: that is a question about a person (R0.56). */
  isUnknownKey: boolean;
}

export function readAnswers(scheme: Scheme, country: string, given: Answers): ReadAnswers {
  const fields = asked(fieldsOf(scheme, country), given);
  const answers = Object.fromEntries(fields.map(({ name }) => [name, plain(name, given[name] ?? '', scheme)]));
  const place = { scheme, country, answers };
  const wrong = fields.find((field) => !isRight(field, answers[field.name] ?? '', place))?.name ?? null;
  const isOther = Object.keys(given).some((name) => !(name in answers));
  const misfit = wrong ?? (isOther ? (fields[0]?.name ?? null) : null);
  const { instantKey } = answers;
  const isUnknownKey = misfit === null && instantKey !== undefined && !isInstantKey(instantKey, answers);
  return { answers, wrong: isUnknownKey ? 'instantKey' : misfit, isUnknownKey };
}

/** Of what was given, what a scheme asks for in a country. A file of many payments has the columns of all of its countries. */
export const askedOf = (scheme: Scheme, country: string, given: Answers): Answers =>
  Object.fromEntries(
    asked(fieldsOf(scheme, country), given).flatMap(({ name }) => (given[name] ? [[name, given[name]]] : [])),
  );

/** The fields that are asked for: those of the scheme, and behind each choice those that it opens. */
const asked = (fields: readonly Field[], given: Answers): Field[] =>
  fields.flatMap((field) => {
    const chosen = field.options?.find(({ value }) => value === given[field.name]);
    return [field, ...(chosen ? asked(chosen.fields, given) : [])];
  });

function plain(name: FieldName, answer: string, scheme: Scheme): string {
  const { kind, isVerbatim, kept } = ruleOf(name, scheme);
  if (kept) return kept(answer);
  return isVerbatim || kind === 'select' ? answer.trim() : plainIban(answer.replaceAll(/[-./]/g, ''));
}

function isRight({ name, options }: Field, answer: string, place: Place): boolean {
  const { pattern, maxLength, check } = ruleOf(name, place.scheme);
  if (answer === '' || answer.length > maxLength || unseenAt(answer) !== null) return false;
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`).test(answer)) return false;
  if (options !== undefined && !options.some(({ value }) => value === answer)) return false;
  return check === undefined || check(answer, place);
}

/** The weights of a routing number of the United States; the sum ends in 0. */
const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

function isRoutingNumber(digits: string): boolean {
  return [...digits].reduce((sum, digit, n) => sum + Number(digit) * (WEIGHTS[n] ?? 0), 0) % 10 === 0;
}

/** A SWIFT code names its country in the fifth and sixth letter. */
function isSwiftOf(swift: string, country: string): boolean {
  const named = swift.slice(4, 6).toUpperCase();
  return named === country || named === ibanCountry(country);
}
