import { useCall } from '@bank/api-client';
import { Text, useFormat, useLocale, useText } from '@bank/i18n';
import { BankForm, useNotify } from '@bank/kit';
import { decimalsOf } from '@bank/money';
import { type ApprovalPolicy, approvalPolicyAsk, approvalPolicyList } from '@bank/protocol/approval-policies';
import { Banner, Button, Dialog, FormAmountField, FormSelect, FormSubmit, useFieldValue } from '@bank/ui';
import { isFrom, policySchema, type PolicyValues, ruleOf, valuesOf } from './policy-rules';
import { usePolicyWords } from './use-policy-words';

interface PolicyDialogProps {
  /** Null for a new one. */
  policy: ApprovalPolicy | null;
  /** Of the company's accounts, the main one first. */
  currencies: readonly string[];
  onRemove(): void;
  onClose(): void;
}

const FALLBACK = 'EUR';

/** Asks for a new policy or another rule for one, and says in words what is asked for. */
export function PolicyDialog({ policy, currencies, onRemove, onClose }: PolicyDialogProps) {
  const t = useText();
  const notify = useNotify();
  const ask = useCall(approvalPolicyAsk, { invalidates: [approvalPolicyList] });
  const defaults = valuesOf(policy, currencies[0] ?? FALLBACK);
  const send = async (values: PolicyValues) => {
    const isDone = await ask.run({ ...(policy ? { policyId: policy.id } : {}), rule: ruleOf(values) }).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    notify({ severity: 'success', title: t('transfers.policies.asked') });
    onClose();
  };
  return (
    <Dialog isOpen size="sheet" title={t('transfers.policies.edit')} closeLabel={t('kit.close')} onClose={onClose}>
      <BankForm
        schema={policySchema}
        defaults={defaults}
        label={t('transfers.policies.edit')}
        failure={ask.failure}
        fieldOf={{ currencyCode: 'currency' }}
        onSubmit={send}
      >
        <FormSelect
          name="basis"
          label={t('transfers.policies.basis')}
          items={[
            { id: 'payment', label: t('transfers.policies.basisPayment') },
            { id: 'day', label: t('transfers.policies.basisDay'), description: t('transfers.policies.basisDayHelp') },
          ]}
        />
        <From currencies={[...new Set([defaults.currency, ...currencies])]} />
        <Scope />
        <FormSelect
          name="approvers"
          label={t('transfers.policies.approvers')}
          items={[
            { id: '1', label: t('transfers.policies.one') },
            { id: '2', label: t('transfers.policies.two') },
          ]}
        />
        <Said />
        <p className="text-muted text-sm">
          <Text id="transfers.policies.second" />
        </p>
        <FormSubmit>
          <Text id="transfers.policies.ask" />
        </FormSubmit>
      </BankForm>
      {policy && (
        <div className="mt-3 grid">
          <Button variant="secondary" onClick={onRemove}>
            <Text id="transfers.policies.remove" />
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function From({ currencies }: { currencies: readonly string[] }) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const currency = String(useFieldValue('currency'));
  return (
    <FormAmountField
      name="from"
      label={t('transfers.policies.from')}
      currency={currency}
      locale={locale}
      decimals={decimalsOf(currency)}
      unit={
        currencies.length === 1 ? undefined : (
          <FormSelect
            name="currency"
            isInside
            label={t('kit.currency')}
            items={currencies.map((code) => ({
              id: code,
              label: code,
              description: format.displayName('currency', code),
            }))}
          />
        )
      }
    />
  );
}

function Scope() {
  const t = useText();
  const currency = String(useFieldValue('currency'));
  return (
    <FormSelect
      name="scope"
      label={t('transfers.policies.scope')}
      items={[
        { id: 'all', label: t('transfers.policies.scopeAll', { currency }) },
        { id: 'only', label: t('transfers.policies.scopeOnly', { currency }) },
      ]}
    />
  );
}

/** The rule in words, as soon as the amount is one. */
function Said() {
  const wordsOf = usePolicyWords();
  const values = {
    basis: String(useFieldValue('basis')),
    from: String(useFieldValue('from')),
    currency: String(useFieldValue('currency')),
    scope: String(useFieldValue('scope')),
    approvers: String(useFieldValue('approvers')),
  };
  if (!isFrom(values.from, values.currency)) return null;
  const { sentence, scope } = wordsOf({ ...ruleOf(values), from: values.from });
  return (
    <Banner tone="info" title={sentence}>
      {scope}
    </Banner>
  );
}
