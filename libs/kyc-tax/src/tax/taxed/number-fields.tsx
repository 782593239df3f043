import { type MessageId, Text, useFormat, useText } from '@bank/i18n';
import { isTaxDummy, type QuestionFrame, StepForm } from '@bank/kit';
import { taxCountry } from '@bank/protocol/tax-countries';
import { type TinMissingReason, tinMissingReason } from '@bank/protocol/tax-personal';
import { Banner, Fold, FormChoices, FormTextField } from '@bank/ui';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { NumberCheck } from '../numbers/number-check';
import { numberHelp } from '../numbers/number-help';
import { useNumberCheck } from '../numbers/use-number-check';
import { WhereToFind } from '../numbers/where-to-find';
import type { Variant } from '../numbers/variant';
import { answerOf, DUMMY, MAX_EXPLANATION, numberSchema, type NumberValues as Values } from './number-answer';
import type { CountryAnswer, Taxed } from './taxed';

const REASONS: Readonly<Record<TinMissingReason, { label: MessageId; note: MessageId }>> = {
  notIssued: { label: 'kyc-tax.tax.number.notIssued', note: 'kyc-tax.tax.number.notIssuedNote' },
  cannotObtain: { label: 'kyc-tax.tax.number.cannotObtain', note: 'kyc-tax.tax.number.cannotObtainNote' },
  notRequired: { label: 'kyc-tax.tax.number.notRequired', note: 'kyc-tax.tax.number.notRequiredNote' },
};

export interface NumberFormProps {
  question: QuestionFrame;
  countryCode: string;
  /** Whose number it is. */
  variant: Variant;
  said: Taxed;
  onAnswer(answer: CountryAnswer): void;
}

/** The number of a country by the name that it has there, or why there is none. */
export function NumberFields({ question, countryCode: code, variant, said, onAnswer }: NumberFormProps) {
  const t = useText();
  const format = useFormat();
  const { name, shortName, required } = taxCountry(code)[variant];
  const country = format.displayName('region', code);
  const known = useNumberCheck(code, variant);
  const isDummy = (typed: string) => isTaxDummy(typed, code, variant);
  // Some check digits take zeros.
  const check = known && ((typed: string) => known(typed) && !isDummy(typed));
  // A number that looks wrong is asked about once, and taken then: it may be right all the same.
  const [doubted, setDoubted] = useState<string | null>(null);
  // A number that the bank has refused cannot be kept.
  const end = question.fault === undefined ? said.ends[code] : undefined;
  const keep = (given: Values) => {
    if (end !== undefined && given.taxId === '' && given.reason === '') return true;
    const isOdd = given.taxId !== '' && check !== null && !check(given.taxId);
    if (isOdd && doubted !== given.taxId) {
      setDoubted(given.taxId);
      return false;
    }
    onAnswer(answerOf(given));
    return true;
  };
  return (
    <StepForm
      question={question}
      schema={numberSchema(required && end === undefined, isDummy)}
      defaults={{
        taxId: said.numbers[code] ?? '',
        reason: said.reasons[code] ?? '',
        explanation: said.explanations[code] ?? '',
      }}
      secret={['taxId']}
      onAnswer={keep}
    >
      <p className="text-muted -mt-3">
        <Text id="kyc-tax.tax.number.of" values={{ name, country }} />
      </p>
      <FormTextField
        name="taxId"
        label={shortName}
        autoComplete="off"
        description={
          end === undefined
            ? t(required ? 'kyc-tax.tax.number.kept' : 'kyc-tax.tax.number.optional', { country })
            : t('kyc-tax.tax.number.known', { number: `${shortName} ··· ${end}` })
        }
      />
      <Fits check={check} />
      {doubted !== null && <Doubt of={doubted} number={shortName} shape={numberHelp(code, variant)?.shape} />}
      <WhereToFind countryCode={code} variant={variant} number={shortName} />
      <WithoutNumber country={country} />
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

/** The reasons, folded away until one is looked for, or the field holds what is no number. A reason takes the place of a number, and a number that of a reason. */
function WithoutNumber({ country }: { country: string }) {
  const t = useText();
  const reason = useWatch<Values, 'reason'>({ name: 'reason' });
  const { errors } = useFormState<Values>({ name: 'taxId' });
  useEither();
  return (
    <Fold title={<Text id="kyc-tax.tax.number.without" />} isFilled={reason !== '' || errors.taxId?.message === DUMMY}>
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
