import { useText } from '@bank/i18n';
import { DayField } from '@bank/kit';
import { isDay } from '@bank/ui';

/** When a payment is sent, as a form holds it; named as the call names it, so that the bank's refusals find their field. */
export interface SendDateValues {
  /** `YYYY-MM-DD`; empty for at once. */
  sendOn: string;
}

/** A payment is sent at once unless a day is chosen. */
export const AT_ONCE: SendDateValues = { sendOn: '' };

export const SEND_ON_ID = 'payment-send-on';

/** What the calls are sent beside the rest (R2.7.155). While the text is no day yet, prices are those of today. */
export const sendDateInput = ({ sendOn }: SendDateValues): { sendOn?: string } => (isDay(sendOn) ? { sendOn } : {});

/** The day of a payment that waits; the bank says which days it takes. */
export function SendDateField() {
  const t = useText();
  return (
    <DayField name="sendOn" id={SEND_ON_ID} label={t('transfers.date.label')} description={t('transfers.date.help')} />
  );
}
