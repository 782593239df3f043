import { Text, useFormat } from '@bank/i18n';
import type { CreatedPayment } from '@bank/protocol/transfers';
import { ChevronRight, CopyPlus, Repeat } from 'lucide-react';
import { type ReactNode, useId } from 'react';
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

interface AgainRowProps {
  icon: ReactNode;
  note?: ReactNode;
  /** Nothing is left to press without it. */
  onPress?: () => void;
  isPending?: boolean;
  children: ReactNode;
}

/** One of them; the whole row is the button. */
export function AgainRow({ icon, note, onPress, isPending = false, children }: AgainRowProps) {
  const content = (
    <>
      <span aria-hidden="true" className="again-icon">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{children}</span>
        {note && <span className="text-muted block text-sm">{note}</span>}
      </span>
    </>
  );
  return (
    <li>
      {onPress ? (
        <button
          type="button"
          className="again-row"
          aria-disabled={isPending || undefined}
          onClick={isPending ? undefined : onPress}
        >
          {content}
          <ChevronRight aria-hidden="true" className="again-way" />
        </button>
      ) : (
        <div className="again-row">{content}</div>
      )}
    </li>
  );
}
