import { AmountText, Row, Rows } from '@bank/kit';
import { type MessageId, Text, useFormat } from '@bank/i18n';
import type { RecentTransfer } from '@bank/protocol/transfers-recent';
import { Avatar } from '@bank/ui';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';

interface RecentListProps<Recent extends RecentTransfer> {
  title: MessageId;
  payees: readonly Recent[];
  /** What tells the payee from others of their name. */
  note(payee: Recent): string;
  /** What the press does, for a screen reader. */
  label(payee: Recent): string;
  onChoose(payee: Recent): void;
}

/** Payees of past payments, with the latest one; nothing while there are none (R2.7.6). */
export function RecentList<Recent extends RecentTransfer>(props: RecentListProps<Recent>) {
  const { title, payees, note, label, onChoose } = props;
  const id = useId();
  const format = useFormat();
  if (payees.length === 0) return null;
  return (
    <section>
      <h2 id={id} className="field-label mb-1">
        <Text id={title} />
      </h2>
      <Rows kind="plain" labelledBy={id}>
        {payees.map((payee) => (
          <Row
            key={payee.transactionId}
            token={<Avatar name={payee.name} />}
            title={payee.name}
            note={
              <>
                {note(payee)}
                {' · '}
                <Text
                  id="transfers.p2p.last"
                  values={{
                    amount: <AmountText key="amount" amount={payee.amount} currency={payee.currencyCode} size="told" />,
                    date: format.date(payee.date, 'day'),
                  }}
                />
              </>
            }
            aside={<ChevronRight aria-hidden="true" className="text-muted size-5" />}
            label={label(payee)}
            onPress={() => onChoose(payee)}
          />
        ))}
      </Rows>
    </section>
  );
}
