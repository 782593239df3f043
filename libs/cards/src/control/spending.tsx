import { Text, useText } from '@bank/i18n';
import { AmountText, Section } from '@bank/kit';
import { compare } from '@bank/money';
import { type CardControl } from '@bank/protocol/card-control';
import { Button, ProgressBar } from '@bank/ui';
import { CONTROL_WHY_ID, type Limit, limitsOf } from './limits';

interface SpendingProps {
  control: CardControl;
  /** Why the limits cannot be changed now; null where they can. */
  reason: string | null;
  onChange(): void;
}

/** What was spent this month, and how much of each limit is used. */
export function Spending({ control, reason, onChange }: SpendingProps) {
  return (
    <Section
      title="cards.spent"
      action={
        <Button
          variant="quiet"
          size="small"
          disabled={reason !== null}
          aria-describedby={reason === null ? undefined : CONTROL_WHY_ID}
          onClick={onChange}
        >
          <Text id="cards.limit.change" />
        </Button>
      }
    >
      <p>
        <AmountText amount={control.perMonth.spent} currency={control.currencyCode} size="hero" />
      </p>
      <div className="grid gap-4 pt-1">
        {limitsOf(control).map((limit) => (
          <LimitBar key={limit.name} {...limit} control={control} />
        ))}
      </div>
    </Section>
  );
}

function LimitBar({ name, label, control }: Limit & { control: CardControl }) {
  const t = useText();
  const { limit, spent } = control[name];
  const { currencyCode } = control;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">
          <Text id={label} />
        </span>
        <span className="text-muted text-sm">
          {limit === null ? (
            <Text id="cards.limit.none" />
          ) : (
            <Text
              id="cards.limit.of"
              values={{
                spent: <AmountText amount={spent} currency={currencyCode} />,
                limit: <AmountText amount={limit} currency={currencyCode} />,
              }}
            />
          )}
        </span>
      </div>
      {limit !== null && <ProgressBar label={t(label)} value={percentOf(spent, limit)} />}
    </div>
  );
}

/** How full the bar is; only for drawing. A limit of nothing is full. */
const percentOf = (spent: string, limit: string) =>
  compare(spent, limit) >= 0 ? 100 : (Number(spent) / Number(limit)) * 100;
