import { query } from '@bank/api-client';
import { Text, useFormat, useLocale, useText } from '@bank/i18n';
import { BankForm, CountryField, fieldText, WAY_WORDS } from '@bank/kit';
import { decimalsOf } from '@bank/money';
import type { Account } from '@bank/protocol/accounts';
import type { BankTransferType } from '@bank/protocol/transfers-external';
import { type GlobalBatchPayment, globalPayCountryMethods } from '@bank/protocol/transfers-global-batch';
import { Button, Checkbox, Dialog, FormAmountField, FormSelect, FormSubmit, FormTextField } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { offeredCurrencies } from '../../transfer-rules';
import { AMOUNT_ERRORS } from '../../flow/amount-error';
import { useBatchUpdate } from '../use-batch-update';
import { changeOf, emptyPayment, NAME_MAX, paymentSchema, type PaymentValues, valuesOf } from './payment-values';

interface PaymentDialogProps {
  batchId: string;
  /** Null: a new one. */
  payment: GlobalBatchPayment | null;
  /** The one that pays. */
  account: Account | undefined;
  accounts: readonly Account[];
  onDeleted(payment: GlobalBatchPayment): void;
  onClose(): void;
}

/** One payment of the batch: who, how much, who pays the fee, and which ways its recipient may choose. */
export function PaymentDialog({ batchId, payment, account, accounts, onDeleted, onClose }: PaymentDialogProps) {
  const t = useText();
  const currencies = account ? offeredCurrencies(account, accounts) : [];
  const { update, isPending, failure } = useBatchUpdate(batchId);
  // A new payment that the bank finds wrong is in the batch already: the next try changes it.
  const [saved, setSaved] = useState(payment);
  const [defaults] = useState(() =>
    payment === null ? emptyPayment(currencies[0] ?? '') : valuesOf(payment, currencies),
  );
  const [country, setCountry] = useState(defaults.beneficiaryCountryCode);
  const [currency, setCurrency] = useState(defaults.currencyCode);
  const locale = useLocale();
  const schema = useMemo(() => paymentSchema(locale), [locale]);
  const [forbidden, setForbidden] = useState<ReadonlySet<BankTransferType>>(
    () => new Set(payment?.paymentMethods.flatMap((method) => (method.forbidden ? [method.name] : [])) ?? []),
  );
  const { data } = useQuery({
    ...query(globalPayCountryMethods, { countryCode: country }, { lazy: true }),
    enabled: country !== '',
  });
  const methods = data?.methods ?? [];
  const fieldErrors = useMemo(() => reasonsOf(saved), [saved]);
  const save = async (values: PaymentValues) => {
    // The form shows a failure of the call.
    const [changed] = await update(changeOf(saved?.id ?? null, values, methods, forbidden)).catch(() => []);
    if (changed?.state === 'wrong') setSaved(changed);
    else if (changed) onClose();
  };
  const remove = async (deleted: GlobalBatchPayment) => {
    const done = await update({ deletes: [deleted.id] }).catch(() => null);
    if (done === null) return;
    onDeleted(deleted);
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="sheet"
      title={<Text id={payment === null ? 'transfers.globalBatch.add' : 'transfers.globalBatch.edit'} />}
      closeLabel={t('kit.close')}
      onClose={onClose}
    >
      <BankForm
        schema={schema}
        errorText={(message) => wordsOf(message, t)}
        defaults={defaults}
        failure={failure}
        {...(fieldErrors && { fieldErrors })}
        onEdit={({ beneficiaryCountryCode, currencyCode }) => {
          setCountry(beneficiaryCountryCode ?? '');
          setCurrency(currencyCode ?? '');
        }}
        onSubmit={save}
      >
        {/* The ways that were forbidden are those to the country before. */}
        <PaymentFields currencies={currencies} currency={currency} onCountry={() => setForbidden(new Set())} />
        {methods.length > 1 && (
          <fieldset className="grid gap-1">
            <legend className="text-sm font-medium">
              <Text id="transfers.globalBatch.methods" />
            </legend>
            {methods.map((method) => (
              <Checkbox
                key={method}
                label={t(WAY_WORDS[method])}
                checked={!forbidden.has(method)}
                onChange={({ target }) =>
                  setForbidden(
                    (before) =>
                      new Set([...methods].filter((one) => (one === method ? !target.checked : before.has(one)))),
                  )
                }
              />
            ))}
          </fieldset>
        )}
        <FormSubmit>
          <Text id="transfers.globalBatch.save" />
        </FormSubmit>
        {saved !== null && (
          <Button
            wide
            variant="quiet"
            icon={<Trash2 className="size-5" />}
            disabled={isPending}
            onClick={() => void remove(saved)}
          >
            <Text id="transfers.globalBatch.delete" />
          </Button>
        )}
      </BankForm>
    </Dialog>
  );
}

/** What a message of the schema says; those of the amount are words of their own. */
const wordsOf = (message: string, t: ReturnType<typeof useText>): string => {
  const amount = Object.entries(AMOUNT_ERRORS).find(([name]) => name === message);
  return amount ? t(amount[1]) : fieldText(message, t);
};

/** The bank's sentence at the field that it is about. */
function reasonsOf(payment: GlobalBatchPayment | null): Readonly<Record<string, string>> | undefined {
  return payment?.reason && payment.field !== null ? { [payment.field]: payment.reason } : undefined;
}

interface PaymentFieldsProps {
  currencies: readonly string[];
  currency: string;
  /** Another country was chosen. */
  onCountry(): void;
}

function PaymentFields({ currencies, currency, onCountry }: PaymentFieldsProps) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <FormSelect
        name="beneficiaryType"
        label={t('transfers.global.type')}
        items={(['personal', 'business'] as const).map((id) => ({ id, label: t(`transfers.global.${id}`) }))}
      />
      <FormTextField
        name="beneficiaryName"
        label={t('transfers.external.name')}
        autoComplete="off"
        maxLength={NAME_MAX}
      />
      <FormTextField
        name="beneficiaryEmail"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t('transfers.p2p.payeeEmail')}
      />
      <CountryField
        name="beneficiaryCountryCode"
        label={t('transfers.global.country')}
        placeholder={t('transfers.external.chooseCountry')}
        drops={[]}
        onChosen={onCountry}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-4">
        <FormAmountField
          name="amount"
          size="regular"
          label={t('transfers.p2p.amount')}
          currency={currency}
          decimals={decimalsOf(currency)}
          locale={useLocale()}
          readAs={(amount) => <Text id="transfers.flow.readAs" values={{ amount }} />}
        />
        <FormSelect
          name="currencyCode"
          label={t('kit.currency')}
          items={currencies.map((code) => ({
            id: code,
            label: code,
            description: format.displayName('currency', code),
          }))}
        />
      </div>
      <FormTextField name="description" label={t('transfers.p2p.note')} autoComplete="off" maxLength={140} />
      <FormSelect
        name="feeShare"
        label={t('transfers.global.fee')}
        items={[
          { id: 'our', label: t('transfers.global.sender') },
          { id: 'ben', label: t('transfers.global.recipient') },
        ]}
      />
    </>
  );
}
