import { query, useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { BankForm, failureText, DayField, localDay, useNotify } from '@bank/kit';
import { balanceInquiry } from '@bank/protocol/accounts';
import { invoiceCreate, invoiceListSent } from '@bank/protocol/invoices';
import { Banner, Dialog, FormEmailField, FormSubmit, FormTextField } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { createSchema, NOTE_MAX, type CreateValues } from './create-schema';
import { AllowParts } from './allow-parts';
import { AmountOrLines } from './lines/amount-or-lines';
import { asAsked, billSoFar } from './lines/line-values';
import { useRequestId } from './use-request-id';

const DAY_MS = 86_400_000;
/** How long a payer has unless another day is chosen. */
const USUAL_DAYS = 14;
const FALLBACK = 'EUR';

/** Asks another customer for money: whom, how much, what for and until when. */
export function CreateDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const notify = useNotify();
  const [now] = useState(() => Date.now());
  const dayIn = (days: number) => localDay(new Date(now + days * DAY_MS).toISOString());
  const today = dayIn(0);
  const schema = useMemo(() => createSchema(today), [today]);
  const requestId = useRequestId();
  const create = useCall(invoiceCreate, { invalidates: [invoiceListSent] });
  const accounts = useQuery(query(balanceInquiry, undefined, { lazy: true })).data?.accounts.account ?? [];
  const own = accounts.map(({ currencyCode }) => currencyCode);
  const currencies = [...new Set(own.length === 0 ? [FALLBACK] : own)];
  const isAtField = Object.keys(create.failure?.fields ?? {}).length > 0;
  const save = async (values: CreateValues) => {
    const { lines, ...one } = values;
    const billed = lines.length === 0 ? {} : { lines: asAsked(lines), amount: billSoFar(lines, values.currency).total };
    const answer = await create.run({ ...one, ...billed, requestId: requestId(values) }).catch(() => null);
    if (answer === null) return;
    notify({ severity: 'success', title: t('invoices.wasSent', { name: answer.invoice.payerName ?? values.toEmail }) });
    onClose();
  };
  return (
    <Dialog isOpen size="sheet" title={t('invoices.new')} closeLabel={t('kit.close')} onClose={onClose}>
      <BankForm
        schema={schema}
        // The choice of currencies comes with the accounts; another first one is another form.
        key={currencies[0]}
        defaults={{
          ...{ toEmail: '', amount: '', noteBody: '', allowsParts: false, lines: [] },
          ...{ currency: currencies[0] ?? FALLBACK, dueDate: dayIn(USUAL_DAYS) },
        }}
        label={t('invoices.new')}
        failure={isAtField ? create.failure : null}
        onSubmit={save}
      >
        {create.failure && !isAtField && (
          <Banner tone="danger" title={<Text id="invoices.createFailed" />}>
            {failureText(create.failure, t)}
          </Banner>
        )}
        <FormEmailField
          name="toEmail"
          label={t('invoices.payerEmail')}
          description={t('invoices.payerEmailHelp')}
          autoComplete="off"
        />
        <AmountOrLines currencies={currencies} />
        <FormTextField name="noteBody" label={t('invoices.note')} maxLength={NOTE_MAX} autoComplete="off" />
        <DayField name="dueDate" label={t('invoices.dueDate')} min={today} />
        <AllowParts />
        <FormSubmit>
          <Text id="invoices.send" />
        </FormSubmit>
      </BankForm>
    </Dialog>
  );
}
