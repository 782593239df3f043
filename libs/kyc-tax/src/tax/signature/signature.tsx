import { serverNow } from '@bank/api-client';
import { type MessageId, Text, useFormat, useText } from '@bank/i18n';
import type { Declaration } from '@bank/protocol/tax-personal';
import { SummaryList } from '@bank/ui';
import { useId } from 'react';

interface SignatureProps {
  declaration: Declaration;
  /** Who signs. */
  name: string;
  /** As what they sign. */
  capacity: MessageId;
}

/** The words that are signed, in full, and who signs them, as what, and when. */
export function Signature({ declaration, name, capacity }: SignatureProps) {
  const t = useText();
  const format = useFormat();
  const heading = useId();
  // The bank's day, as the certificate has it.
  const today = new Date(serverNow(Date.now())).toISOString().slice(0, 10);
  return (
    <section aria-labelledby={heading} className="bg-panel rounded-card grid gap-3 p-5">
      <h2 id={heading} className="heading-face">
        <Text id="kyc-tax.tax.sign.declaration" />
      </h2>
      {declaration.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <SummaryList
        items={[
          { id: 'name', label: t('kyc-tax.tax.sign.name'), value: name },
          { id: 'capacity', label: t('kyc-tax.tax.sign.capacity'), value: t(capacity) },
          { id: 'date', label: t('kit.date'), value: format.date(today, 'day') },
        ]}
      />
    </section>
  );
}
