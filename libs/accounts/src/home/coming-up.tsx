import { AmountText, HomeSection, PERIOD_WORDS, Row, Rows } from '@bank/kit';
import { useFormat, useText } from '@bank/i18n';
import { paths } from '@bank/paths';
import type { Account } from '@bank/protocol/accounts';
import { comingEntries, type ComingEntry } from './planned';
import { useComing } from './use-coming';

/** What comes within fourteen days of the bank, the first day first (R2.7.157). Nothing where nothing is near, or none is known. */
export function ComingUp({ accounts }: { accounts: readonly Account[] }) {
  const { subscriptions, holds, until } = useComing(accounts);
  const entries = comingEntries(subscriptions, holds, until);
  if (entries.length === 0) return null;
  return (
    <HomeSection title="accounts.coming.title" all={{ to: paths.preapproved.to(), label: 'accounts.coming.all' }}>
      {(heading) => (
        <Rows kind="open" labelledBy={heading}>
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} />
          ))}
        </Rows>
      )}
    </HomeSection>
  );
}

const HOW = { ...PERIOD_WORDS, hold: 'accounts.coming.hold', once: 'accounts.coming.once' } as const;

function Entry({ entry: { day, name, how, amount, currency } }: { entry: ComingEntry }) {
  const t = useText();
  const format = useFormat();
  return (
    <Row
      token={<DayToken day={day} />}
      title={name}
      note={how === 'hold' ? t(HOW[how], { date: format.date(day, 'dayMonth') }) : t(HOW[how])}
      aside={<AmountText amount={amount} currency={currency} />}
    />
  );
}

/** "24 Nov", the number above its month. */
function DayToken({ day }: { day: string }) {
  const format = useFormat();
  return (
    <span className="coming-day">
      <span className="coming-number">{Number(day.slice(8))}</span> {format.date(day, 'monthShort')}
    </span>
  );
}
