import { AmountText, Row, Rows } from '@bank/kit';
import { isolated, Text, useFormat, useText } from '@bank/i18n';
import { Avatar, Badge } from '@bank/ui';
import { ChevronRight } from 'lucide-react';
import './whom.css';
import { type Known, type KnownPayees, narrowed } from './known';

/** More than a glance takes in is found by typing, or in the book. */
const SHOWN = 6;

interface KnownListProps {
  known: KnownPayees;
  /** Narrows it. */
  typed: string;
  onChoose(payee: Known): void;
}

/** Who was paid last, as faces; who waits for money; and the book. A press says whom and goes on. Nothing where nobody is known. */
export function KnownList({ known, typed, onChoose }: KnownListProps) {
  const t = useText();
  const { recent, due, book } = narrowed(known, typed);
  return (
    <>
      {recent.length > 0 && (
        <ul aria-label={t('transfers.p2p.recent')} className="faces">
          {recent.map((payee) => (
            <Face key={payee.id} payee={payee} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {(due.length > 0 || book.length > 0) && (
        <Rows kind="open" label={t('transfers.whom.list')}>
          {due.map((payee) => (
            <DueRow key={payee.id} payee={payee} onChoose={onChoose} />
          ))}
          {book.slice(0, SHOWN).map((payee) => (
            <Row
              key={payee.id}
              token={<Avatar name={payee.name} />}
              title={payee.name}
              note={payee.detail}
              label={t('transfers.p2p.sendTo', { name: payee.name, email: payee.detail })}
              aside={<ChevronRight aria-hidden="true" className="text-muted size-5" />}
              onPress={() => onChoose(payee)}
            />
          ))}
        </Rows>
      )}
    </>
  );
}

interface ChoiceProps {
  payee: Known;
  onChoose(payee: Known): void;
}

function Face({ payee, onChoose }: ChoiceProps) {
  const t = useText();
  const { name, detail, amount } = payee;
  return (
    <li>
      <button
        type="button"
        className="face"
        aria-label={t('transfers.p2p.sendTo', { name, email: detail })}
        onClick={() => onChoose(payee)}
      >
        <Avatar name={name} size="large" />
        <span className="face-name">{isolated(name)}</span>
        {amount && (
          <span className="text-muted text-xs">
            <AmountText amount={amount.amount} currency={amount.currencyCode} size="told" />
          </span>
        )}
      </button>
    </li>
  );
}

/** An invoice that waits: pressed, it is paid, with its amount and its note. */
function DueRow({ payee, onChoose }: ChoiceProps) {
  const t = useText();
  const format = useFormat();
  const { name, amount, date = '' } = payee;
  if (!amount) return null;
  return (
    <Row
      token={<Avatar name={name} />}
      title={name}
      note={<Text id="transfers.whom.invoice" />}
      label={t('transfers.whom.pay', { name, date: format.date(date, 'dayMonth') })}
      aside={
        <Badge tone="warning">
          <Text
            id="transfers.whom.due"
            values={{
              amount: <AmountText key="amount" amount={amount.amount} currency={amount.currencyCode} size="told" />,
              date: format.date(date, 'dayMonth'),
            }}
          />
        </Badge>
      }
      onPress={() => onChoose(payee)}
    />
  );
}
