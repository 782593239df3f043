import { Text, useFormat, useText } from '@bank/i18n';
import { BANK_DETAILS, CountryField, ExtraFields, NameCheckLine } from '@bank/kit';
import type { Output } from '@bank/protocol';
import { PAYEE_NAME_MAX, type payeeWays } from '@bank/protocol/payees-edit';
import { Banner, FormSelect, FormTextField, Skeleton } from '@bank/ui';
import { useFormContext } from 'react-hook-form';
import { type PayeeKind, type PayeeValues, targetOf, type Way } from './payee-values';

interface PayeeFieldsProps {
  kind: PayeeKind;
  values: PayeeValues;
  /** What the bank says about the chosen country; undefined while it is asked. */
  answer: Output<typeof payeeWays> | undefined;
  way: Way | undefined;
}

/** The fields of the form, and below them whether the account belongs to the name. */
export function PayeeFields({ kind, values, answer, way }: PayeeFieldsProps) {
  const t = useText();
  const { setValue } = useFormContext<PayeeValues>();
  return (
    <>
      <FormTextField
        name="name"
        label={t('payees.name')}
        description={t('payees.nameHelp')}
        autoComplete="off"
        maxLength={PAYEE_NAME_MAX}
      />
      {kind === 'person' ? (
        <FormTextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          label={t('payees.email')}
          description={t('payees.emailHelp')}
        />
      ) : (
        <AccountFields values={values} answer={answer} way={way} />
      )}
      <NameCheckLine
        name={values.name}
        target={targetOf(kind, values, way)}
        onTake={(name) => setValue('name', name, { shouldDirty: true, shouldValidate: true })}
      />
    </>
  );
}

function AccountFields({ values, answer, way }: Omit<PayeeFieldsProps, 'kind'>) {
  const t = useText();
  const format = useFormat();
  const { countryCode, currencyCode } = values;
  const codes = answer?.currencies ?? [currencyCode];
  return (
    <>
      <div className="tablet:grid-cols-[minmax(0,1fr)_9rem] grid items-start gap-4">
        <CountryField
          name="countryCode"
          label={t('payees.country')}
          placeholder={t('payees.chooseCountry')}
          drops={BANK_DETAILS}
        />
        <FormSelect
          name="currencyCode"
          label={t('kit.currency')}
          items={codes.map((code) => ({ id: code, label: code, description: format.currencyName(code) }))}
        />
      </div>
      {countryCode !== '' && !answer && <Skeleton shape="line" count={2} label={t('kit.loading')} />}
      {answer?.ways.length === 0 && (
        <Banner tone="info">
          <Text id="payees.noWay" />
        </Banner>
      )}
      {answer && answer.ways.length > 1 && way && (
        <FormSelect
          name="type"
          label={t('payees.way')}
          placeholder={way.scheme}
          items={answer.ways.map(({ type, scheme }) => ({ id: type, label: scheme }))}
        />
      )}
      {way && <ExtraFields params={way.fields} />}
    </>
  );
}
