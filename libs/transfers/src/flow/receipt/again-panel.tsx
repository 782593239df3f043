import { Text, useFormat } from '@bank/i18n';
import type { CreatedPayment } from '@bank/protocol/payment';
import { CopyPlus, Repeat } from 'lucide-react';
import { useId } from 'react';
import { AgainRow } from './again-row';
import { SavePayee } from './save-payee';

interface AgainPanelProps {
  payment: CreatedPayment;
  /** The money has left. */
  isMade: boolean;
  onSame(): void;
  /** Null for what cannot repeat, or does. */
  onMonthly: (() => void) | null;
}

/** What follows from a payment: the same every month, the same once more, the payee kept. */
export function AgainPanel({ payment, isMade, onSame, onMonthly }: AgainPanelProps) {
  const heading = useId();
  const format = useFormat();
  const amount = format.amount(payment.summary.amount, payment.summary.currencyCode);
  return (
    <section aria-labelledby={heading} className="again">
      <h3 id={heading} className="again-heading">
        <Text id="transfers.again.title" />
      </h3>
      <ul className="again-rows">
        {onMonthly && (
          <AgainRow
            icon={<Repeat />}
            onPress={onMonthly}
            // What repeats begins at once (R2.7.150), so the press says that it pays again.
            note={<Text id="transfers.again.monthlyNote" values={{ amount }} />}
          >
            <Text id="transfers.again.monthly" />
          </AgainRow>
        )}
        <AgainRow icon={<CopyPlus />} onPress={onSame}>
          <Text id="transfers.success.again" />
        </AgainRow>
        {isMade && <SavePayee payment={payment} />}
      </ul>
    </section>
  );
}
