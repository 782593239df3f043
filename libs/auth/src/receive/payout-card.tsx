import { Text, useFormat } from '@bank/i18n';
import { AmountText, WAY_WORDS } from '@bank/kit';
import { isZero } from '@bank/money';
import type { PayoutOption } from '@bank/protocol/transfers-global';

interface PayoutCardProps {
  option: PayoutOption;
  /** The currency of the payment. */
  from: string;
  isChosen: boolean;
  onChoose(): void;
}

/** One way: what arrives by it, what it costs, at which rate and when. */
export function PayoutCard({ option, from, isChosen, onChoose }: PayoutCardProps) {
  const format = useFormat();
  const { transferType, scheme, isDisabled, toAmount, fee, currencyCode: to, exchangeRate: rate, arrivesAt } = option;
  return (
    <label className="border-line has-checked:border-accent has-checked:bg-accent-soft flex gap-3 rounded-2xl border p-4 has-focus-visible:outline-2 has-disabled:opacity-70">
      <input
        type="radio"
        name="way"
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        className="accent-accent mt-0.5 size-5 shrink-0"
      />
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">
            <Text id={WAY_WORDS[transferType]} /> <span className="text-muted text-sm font-normal">{scheme}</span>
          </span>
          <span className="font-semibold whitespace-nowrap">
            <AmountText amount={toAmount} currency={to} always />
          </span>
        </span>
        <span className="text-muted text-sm">
          {isDisabled ? (
            <Text id="auth.receive.tooLittle" />
          ) : (
            <>
              <Text id="auth.receive.arrives" values={{ date: format.date(arrivesAt, 'dayTime') }} />{' '}
              {isZero(fee) ? (
                <Text id="auth.receive.noFee" />
              ) : (
                <Text
                  id="auth.receive.fee"
                  values={{ fee: <AmountText key="fee" amount={fee} currency={to} always /> }}
                />
              )}
            </>
          )}
        </span>
        {from !== to && (
          <span className="text-muted text-sm tabular-nums">
            <Text id="auth.receive.rate" values={{ from, to, rate: format.number(Number(rate)) }} />
          </span>
        )}
      </span>
    </label>
  );
}
