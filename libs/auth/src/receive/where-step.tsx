import { Text, useFormat, useText } from '@bank/i18n';
import { LoadFailure, useCountryItems } from '@bank/kit';
import type { Output } from '@bank/protocol';
import type { PayoutOption, recipientPaymentDetails, Withdrawal } from '@bank/protocol/transfers-global';
import { Banner, Button, Select, Skeleton } from '@bank/ui';
import { useState } from 'react';
import { StepHeading } from '../flows/step-heading';
import { PayoutCard } from './payout-card';
import { UsedBefore } from './used-before';
import { usePayouts } from './use-payouts';

interface WhereStepProps {
  secret: string;
  found: Output<typeof recipientPaymentDetails>;
  onChosen(option: PayoutOption): void;
  onAgain(withdrawal: Withdrawal): void;
  onBack(): void;
}

/** Country, currency, and the ways there side by side. */
export function WhereStep({ secret, found, onChosen, onAgain, onBack }: WhereStepProps) {
  const { paymentDetails: payment, allowedCountries, currencies } = found;
  const t = useText();
  const format = useFormat();
  const countries = useCountryItems().filter(({ id }) => allowedCountries.includes(id));
  const [country, setCountry] = useState(payment.countryCode);
  const [currency, setCurrency] = useState(payment.currencyCode);
  const [type, setType] = useState<PayoutOption['transferType'] | null>(null);
  const { options, failure, ask } = usePayouts(secret, country, currency);
  const open = options?.filter(({ isDisabled }) => !isDisabled) ?? [];
  const chosen = open.find(({ transferType }) => transferType === type) ?? open[0];
  return (
    <>
      <StepHeading title={<Text id="auth.receive.where" />} takesFocus />
      <UsedBefore secret={secret} own={payment.paymentId} onAgain={onAgain} />
      <div className="tablet:grid-cols-[minmax(0,1fr)_9rem] grid gap-4">
        <Select label={t('auth.receive.country')} items={countries} value={country} onChange={setCountry} />
        <Select
          label={t('kit.currency')}
          items={currencies.map((id) => ({ id, label: id, description: format.currencyName(id) }))}
          value={currency}
          onChange={setCurrency}
        />
      </div>
      {failure ? (
        <LoadFailure title="kit.failed" error={failure} onRetry={ask} />
      ) : options === null ? (
        <Skeleton shape="line" count={4} label={t('auth.receive.looking')} />
      ) : options.length === 0 ? (
        <Banner tone="info">
          <Text id="auth.receive.noWays" />
        </Banner>
      ) : (
        <div role="radiogroup" aria-label={t('auth.receive.ways')} className="grid gap-3">
          {options.map((option) => (
            <PayoutCard
              key={option.transferType}
              option={option}
              from={payment.currencyCode}
              isChosen={option === chosen}
              onChoose={() => setType(option.transferType)}
            />
          ))}
        </div>
      )}
      <div className="flow-actions">
        <Button disabled={!chosen} onClick={() => chosen && onChosen(chosen)}>
          <Text id="kit.continue" />
        </Button>
        <Button variant="quiet" onClick={onBack}>
          <Text id="kit.back" />
        </Button>
      </div>
    </>
  );
}
