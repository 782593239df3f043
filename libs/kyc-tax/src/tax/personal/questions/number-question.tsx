import { type MessageId, Text, useFormat, useText } from '@bank/i18n';
import { fieldMessage, StepForm, type StepQuestion } from '@bank/kit';
import { taxCountry } from '@bank/protocol/tax-countries';
import { type TinMissingReason, tinMissingReason } from '@bank/protocol/tax-personal';
import { Banner, FormChoices, FormTextField } from '@bank/ui';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Fold } from '../../fields/fold';
import { type CountryAnswer, personal, type TaxAnswers, useAnswers, withCountry } from '../answers';
import { numberHelp } from '../../numbers/number-help';
import type { NumberCheck } from '../../numbers/number-check';
import { useNumberCheck } from '../../numbers/use-number-check';
import { WhereToFind } from '../../numbers/where-to-find';
import { countryOfQuestion } from '../number-question-id';

const REASONS: Readonly<Record<TinMissingReason, { label: MessageId; note: MessageId }>> = {
  notIssued: { label: 'kyc-tax.tax.number.notIssued', note: 'kyc-tax.tax.number.notIssuedNote' },
  cannotObtain: { label: 'kyc-tax.tax.number.cannotObtain', note: 'kyc-tax.tax.number.cannotObtainNote' },
  notRequired: { label: 'kyc-tax.tax.number.notRequired', note: 'kyc-tax.tax.number.notRequiredNote' },
};

/** As long as the bank keeps it. */
const MAX = 40;
const MAX_EXPLANATION = 200;

const values = {
  taxId: z.string().check(z.trim(), z.maxLength(MAX, fieldMessage('kit.field.tooLong'))),
  reason: z.string(),
  explanation: z.string().check(z.trim(), z.maxLength(MAX_EXPLANATION, fieldMessage('kit.field.tooLong'))),
};
type Values = z.output<z.ZodMiniObject<typeof values>>;

/** A number or a reason where the country asks for one; "cannot obtain" with its explanation (R1.5.8, R3.5.6). */
const schemaOf = (isRequired: boolean) =>
  z.object(values).check(({ value, issues }) => {
    const miss = (field: keyof Values, message: MessageId) =>
      issues.push({ code: 'custom', path: [field], message: fieldMessage(message), input: value });
    if (value.reason === '' && value.taxId === '' && isRequired) miss('taxId', 'kyc-tax.tax.number.missing');
    if (value.reason === 'cannotObtain' && value.explanation === '')
      miss('explanation', 'kyc-tax.tax.number.explanationMissing');
  });

function answerOf({ taxId, reason, explanation }: Values): CountryAnswer {
  const known = tinMissingReason.safeParse(reason).data;
  if (known === undefined) return { taxId };
  return known === 'cannotObtain' ? { reason: known, explanation } : { reason: known };
}

/** The number of a country by the name that it has there, or why there is none. */
export function NumberQuestion({ question }: { question: StepQuestion<TaxAnswers> }) {
  const t = useText();
  const format = useFormat();
  const answers = useAnswers();
  const code = countryOfQuestion(question);
  const { name, shortName, required } = taxCountry(code).tinPersonal;
  const country = format.displayName('region', code);
  const check = useNumberCheck(code);
  // A number that looks wrong is asked about once, and taken then: it may be right all the same.
  const [doubted, setDoubted] = useState<string | null>(null);
  const onAnswer = (given: Values) => {
    const isOdd = given.taxId !== '' && check !== null && !check(given.taxId);
    if (isOdd && doubted !== given.taxId) {
      setDoubted(given.taxId);
      return false;
    }
    personal.keep(withCountry(personal.store.getState().answers, code, answerOf(given)));
    return true;
  };
  return (
    <StepForm
      question={question}
      schema={schemaOf(required)}
      defaults={{
        taxId: answers.numbers[code] ?? '',
        reason: answers.reasons[code] ?? '',
        explanation: answers.explanations[code] ?? '',
      }}
      secret={['taxId']}
      onAnswer={onAnswer}
    >
      <p className="text-muted -mt-3">
        <Text id="kyc-tax.tax.number.of" values={{ name, country }} />
      </p>
      <FormTextField
        name="taxId"
        label={shortName}
        autoComplete="off"
        description={t(required ? 'kyc-tax.tax.number.kept' : 'kyc-tax.tax.number.optional', { country })}
      />
      <Fits check={check} />
      {doubted !== null && <Doubt of={doubted} number={shortName} shape={numberHelp(code)?.shape} />}
      <WhereToFind countryCode={code} number={shortName} />
      {required && <WithoutNumber country={country} />}
    </StepForm>
  );
}

/** Said at once, as the number is typed. */
function Fits({ check }: { check: NumberCheck | null }) {
  const taxId = useWatch<Values, 'taxId'>({ name: 'taxId' });
  return (
    <p role="status" className="text-positive -mt-3 flex min-h-5 items-center gap-1.5 text-sm">
      {check !== null && taxId.trim() !== '' && check(taxId) && (
        <>
          <Check aria-hidden="true" className="size-4" />
          <Text id="kyc-tax.tax.number.fits" />
        </>
      )}
    </p>
  );
}

/** A warning and no wall: forms of numbers change, and people know their own. */
function Doubt({ of, number, shape }: { of: string; number: string; shape: string | undefined }) {
  const taxId = useWatch<Values, 'taxId'>({ name: 'taxId' });
  if (taxId.trim() !== of) return null;
  return (
    <div role="alert">
      <Banner tone="warning" title={<Text id="kyc-tax.tax.number.odd" />}>
        {shape === undefined ? (
          <Text id="kyc-tax.tax.number.oddHelp" values={{ number }} />
        ) : (
          <Text id="kyc-tax.tax.number.oddShape" values={{ number, shape }} />
        )}
      </Banner>
    </div>
  );
}

/** The reasons, folded away until one is looked for. A reason takes the place of a number, and a number that of a reason. */
function WithoutNumber({ country }: { country: string }) {
  const t = useText();
  const reason = useWatch<Values, 'reason'>({ name: 'reason' });
  useEither();
  return (
    <Fold title="kyc-tax.tax.number.without" isFilled={reason !== ''}>
      <FormChoices
        name="reason"
        label={t('kyc-tax.tax.number.without')}
        isLabelHidden
        items={tinMissingReason.options.map((id) => ({
          id,
          label: t(REASONS[id].label, { country }),
          description: t(REASONS[id].note, { country }),
          more: id === 'cannotObtain' && (
            <FormTextField name="explanation" label={t('kyc-tax.tax.number.explanation')} maxLength={MAX_EXPLANATION} />
          ),
        }))}
      />
    </Fold>
  );
}

/** What is given last counts: a reason empties the number, and a number the reason. */
function useEither(): void {
  const { watch, setValue, clearErrors } = useFormContext<Values>();
  useEffect(() => {
    const { unsubscribe } = watch(({ taxId = '', reason = '' }, { name }) => {
      if (taxId === '' || reason === '' || (name !== 'taxId' && name !== 'reason')) return;
      const other = name === 'taxId' ? 'reason' : 'taxId';
      setValue(other, '');
      clearErrors(other);
    });
    return unsubscribe;
  }, [watch, setValue, clearErrors]);
}
