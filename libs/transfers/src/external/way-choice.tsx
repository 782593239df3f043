import { serverNow } from '@bank/api-client';
import { type MessageId, Text, useFormat, useText } from '@bank/i18n';
import { AmountText, ExtraFields } from '@bank/kit';
import { isZero } from '@bank/money';
import type { ExternalWay } from '@bank/protocol/transfers-external';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ChosenCard } from './chosen-card';
import { type ExternalValues, isKnownCard } from './external-values';
import { SavedCards } from './saved-cards';

/** What the ways are called; in a history they are called the same. */
const WORDS = {
  eft: 'kit.operation.bankTransfer',
  wire: 'kit.operation.wire',
  instant_payment: 'kit.operation.instantPayment',
  interac: 'kit.operation.interac',
  oct: 'kit.operation.cardPayout',
  crypto_eft: 'kit.operation.crypto',
} as const satisfies Record<ExternalWay['type'], MessageId>;

interface WayChoiceProps {
  ways: readonly ExternalWay[];
  chosen: ExternalWay | undefined;
  values: ExternalValues;
}

/** The ways side by side, by cost and arrival, and below them what the bank at the other end asks for. */
export function WayChoice({ ways, chosen, values }: WayChoiceProps) {
  const t = useText();
  const {
    formState: { errors },
  } = useFormContext();
  return (
    <>
      <div role="radiogroup" aria-label={t('transfers.external.ways')} className="tablet:grid-cols-2 grid gap-3">
        {ways.map((way) => (
          <Way key={way.type} way={way} isChosen={way === chosen} />
        ))}
      </div>
      {chosen?.type === 'oct' && isKnownCard(values) && !errors['cardNumber'] ? (
        <ChosenCard cardMask={values.cardMask} />
      ) : (
        chosen && (
          <>
            {chosen.type === 'oct' && <SavedCards values={values} />}
            <ExtraFields params={chosen.fields} />
          </>
        )
      )}
    </>
  );
}

function Way({ way, isChosen }: { way: ExternalWay; isChosen: boolean }) {
  const { setValue } = useFormContext<{ type: string }>();
  const format = useFormat();
  const { type, scheme, isPermitted, fee, feeRate, feeCurrencyCode } = way;
  const plainFee = <AmountText key="fee" amount={fee} currency={feeCurrencyCode} always />;
  return (
    <label className="border-line has-checked:border-accent has-checked:bg-accent-soft grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1 rounded-2xl border p-4 has-focus-visible:outline-2 has-disabled:opacity-70">
      <input
        type="radio"
        name="way"
        checked={isChosen}
        disabled={!isPermitted}
        onChange={() => setValue('type', type, { shouldDirty: true })}
        className="accent-accent mt-0.5 size-5 shrink-0"
      />
      <span className="font-semibold">
        <Text id={WORDS[type]} /> <span className="text-muted text-sm font-normal">{scheme}</span>
      </span>
      <span className="font-semibold whitespace-nowrap">
        {isZero(feeRate) ? (
          plainFee
        ) : (
          <Text
            id="transfers.external.feeAndShare"
            values={{ fee: plainFee, share: format.percent(Number(feeRate)) }}
          />
        )}
      </span>
      <span className="text-muted col-span-2 col-start-2 text-sm">
        {isPermitted ? <Arrival way={way} /> : <Text id="transfers.external.notPermitted" />}
      </span>
    </label>
  );
}

const HOUR_MS = 3_600_000;

/** A day where it takes days; minutes where it takes minutes, and on a chain the blocks that have to follow. */
function Arrival({ way: { arrivesAt, confirmations } }: { way: ExternalWay }) {
  const format = useFormat();
  const [askedAt] = useState(() => serverNow(Date.now()));
  const takesMs = Date.parse(arrivesAt) - askedAt;
  if (takesMs > 3 * HOUR_MS) {
    return <Text id="transfers.external.arrives" values={{ date: format.date(arrivesAt, 'day') }} />;
  }
  const minutes = Math.max(1, Math.round(takesMs / 60_000));
  if (confirmations !== null) {
    return <Text id="transfers.external.confirmed" values={{ confirmations, minutes }} />;
  }
  return takesMs < 60_000 ? (
    <Text id="transfers.external.inSeconds" />
  ) : (
    <Text id="transfers.external.inMinutes" values={{ minutes }} />
  );
}
