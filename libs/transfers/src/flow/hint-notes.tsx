import { Text, useFormat, useText } from '@bank/i18n';
import type { PaymentSummary } from '@bank/protocol/payment';
import type { PaymentHint } from '@bank/protocol/transfers-hints';
import { Banner } from '@bank/ui';

interface HintNotesProps {
  hints: readonly PaymentHint[];
  summary: PaymentSummary;
}

/** What to look at twice before this payment, a line each, in one note that keeps nobody from sending (R2.4.60). */
export function HintNotes({ hints, summary }: HintNotesProps) {
  const t = useText();
  if (hints.length === 0) return null;
  return (
    <Banner tone="warning">
      <ul aria-label={t('transfers.hint.label')} className="grid gap-1">
        {hints.map((hint) => (
          <li key={hint.kind}>
            <HintText hint={hint} summary={summary} />
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function HintText({ hint, summary }: { hint: PaymentHint; summary: PaymentSummary }) {
  const format = useFormat();
  const { name } = summary.payee;
  switch (hint.kind) {
    case 'duplicate': {
      const amount = format.amount(summary.amount, summary.currencyCode);
      return <Text id="transfers.hint.duplicate" values={{ name, amount, date: format.date(hint.at, 'day') }} />;
    }
    case 'payeeChanged':
      return <Text id="transfers.hint.payeeChanged" values={{ name, date: format.date(hint.at, 'day') }} />;
    case 'newPayee':
      return <Text id="transfers.hint.newPayee" values={{ name }} />;
    case 'unusualAmount':
      return (
        <Text id="transfers.hint.unusualAmount" values={{ amount: format.amount(hint.amount, hint.currencyCode) }} />
      );
  }
}
