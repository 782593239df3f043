import { query, useCall } from '@bank/api-client';
import { Text, useLocale, useText } from '@bank/i18n';
import { Answer, BankForm, useNotify } from '@bank/kit';
import { decimalsOf } from '@bank/money';
import type { Account } from '@bank/protocol/accounts';
import { balanceInquiry } from '@bank/protocol/accounts';
import { fundingInvoiceCreate, invoiceListReceived } from '@bank/protocol/invoices';
import { Banner, Dialog, FormAmountField, FormSubmit } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fundingSchema } from './create-schema';
import { useRequestId } from './use-request-id';

/** Money from another bank: an invoice to oneself, whose paper says where to send it. */
export function FundingDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const accounts = useQuery(query(balanceInquiry, undefined, { lazy: true }));
  return (
    <Dialog isOpen size="sheet" title={t('invoices.funding.add')} closeLabel={t('kit.close')} onClose={onClose}>
      <Answer of={accounts}>
        {(data) => {
          const account = fundedAccount(data.accounts.account);
          if (account) return <FundingForm account={account} onClose={onClose} />;
          return (
            <Banner tone="warning">
              <Text id="invoices.funding.noAccount" />
            </Banner>
          );
        }}
      </Answer>
    </Dialog>
  );
}

const [PAYMENT, OPEN] = [1001, 2];

/** The account that the bank brings the money to: the settlement account, else the oldest payment account in money of a country. */
export function fundedAccount(accounts: readonly Account[]): Account | undefined {
  const own = accounts
    .filter(({ type, accountStatusId, isCrypto }) => type === PAYMENT && accountStatusId === OPEN && !isCrypto)
    .toSorted((a, b) => a.accountId - b.accountId);
  return own.find(({ isSettlementAccount }) => isSettlementAccount) ?? own[0];
}

function FundingForm({ account, onClose }: { account: Account; onClose(): void }) {
  const t = useText();
  const locale = useLocale();
  const notify = useNotify();
  const { currencyCode, name } = account;
  const schema = useMemo(() => fundingSchema(currencyCode), [currencyCode]);
  const requestId = useRequestId();
  const create = useCall(fundingInvoiceCreate, { invalidates: [invoiceListReceived] });
  const save = async (values: { amount: string }) => {
    const answer = await create.run({ ...values, requestId: requestId(values) }).catch(() => null);
    if (answer === null) return;
    notify({ severity: 'success', title: t('invoices.funding.made', { id: String(answer.invoice.id) }) });
    onClose();
  };
  return (
    <BankForm
      schema={schema}
      defaults={{ amount: '' }}
      label={t('invoices.funding.add')}
      failure={create.failure}
      onSubmit={save}
    >
      <p className="text-muted">
        <Text id="invoices.funding.lead" values={{ account: name }} />
      </p>
      <FormAmountField
        name="amount"
        label={t('invoices.amount')}
        currency={currencyCode}
        locale={locale}
        decimals={decimalsOf(currencyCode)}
      />
      <FormSubmit>
        <Text id="invoices.funding.make" />
      </FormSubmit>
    </BankForm>
  );
}
