import { DayField, PERIOD_WORDS } from '@bank/kit';
import { useText } from '@bank/i18n';
import { type PaymentSummary, type SubscriptionPeriod, subscriptionPeriod } from '@bank/protocol/payment';
import { FormSelect, isDay } from '@bank/ui';
import { AT_ONCE, SEND_ON_ID, SendDateField, sendDateInput, type SendDateValues } from './send-date';

/** The subscription fields as a form holds them; named as the call names them, so that the bank's refusals find their field. */
export interface RepeatValues extends SendDateValues {
  /** A period, or once. */
  subscriptionPeriod: string;
  /** `YYYY-MM-DD`; empty for no last day. */
  subscriptionEndsOn: string;
}

/** A payment is made once unless more is chosen. */
export const ONCE: RepeatValues = { subscriptionPeriod: 'once', subscriptionEndsOn: '', ...AT_ONCE };

const ENDS_ON_ID = 'payment-ends-on';

/** The fields of when, for a kind that repeats. */
export const WHEN_IDS = { subscriptionEndsOn: ENDS_ON_ID, sendOn: SEND_ON_ID } as const;

/** What the call is sent beside the rest. */
export interface RepeatInput {
  subscriptionPeriod?: SubscriptionPeriod;
  subscriptionEndsOn?: string;
  sendOn?: string;
}

interface Repeat {
  input: RepeatInput;
  /** What the review shows. */
  summary: NonNullable<PaymentSummary['subscription']> | null;
}

/** What the values come to. A last day without a period means nothing (R2.7.150). */
export function repeatOf(values: RepeatValues): Repeat {
  const { subscriptionPeriod: chosen, subscriptionEndsOn } = values;
  const period = subscriptionPeriod.options.find((one) => one === chosen);
  // What repeats begins at once.
  if (period === undefined) return { input: sendDateInput(values), summary: null };
  const endsOn = isDay(subscriptionEndsOn) ? subscriptionEndsOn : null;
  return {
    input: { subscriptionPeriod: period, ...(endsOn === null ? {} : { subscriptionEndsOn: endsOn }) },
    summary: { period, endsOn },
  };
}

/** Whether the payment repeats, how often, and until when; or when a single one is sent. */
export function RepeatFields({ values }: { values: RepeatValues }) {
  const t = useText();
  const isOnce = repeatOf(values).summary === null;
  return (
    <>
      <FormSelect
        name="subscriptionPeriod"
        label={t('transfers.repeat.label')}
        items={[
          { id: ONCE.subscriptionPeriod, label: t('kit.repeat.once') },
          ...subscriptionPeriod.options.map((id) => ({ id, label: t(PERIOD_WORDS[id]) })),
        ]}
        description={isOnce ? undefined : t('transfers.repeat.help')}
      />
      {isOnce ? (
        <SendDateField />
      ) : (
        <DayField
          name="subscriptionEndsOn"
          id={ENDS_ON_ID}
          label={t('transfers.repeat.endsOn')}
          description={t('transfers.repeat.endsOnHelp')}
        />
      )}
    </>
  );
}
