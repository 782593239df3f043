import { Text, useFormat, useText } from '@bank/i18n';
import { AmountText, ExtraFields, WAY_WORDS } from '@bank/kit';
import { isZero } from '@bank/money';
import type { ExternalWay } from '@bank/protocol/transfers-external';
import { useFormContext } from 'react-hook-form';
import { ChosenCard } from './chosen-card';
import { type ExternalValues, isKnownCard } from './external-values';
import { SavedCards } from './saved-cards';
import { Arrival } from './arrival';
import { waysByDetails } from './ways';

interface WayChoiceProps {
  ways: readonly ExternalWay[];
  chosen: ExternalWay | undefined;
  values: ExternalValues;
}

/**
 * The ways side by side, one for each set of details that the bank at the other end asks for, and below them those details. Ways that ask
 * for the same are told apart beside the amount, where each says what it costs.
 */
export function WayChoice({ ways, chosen, values }: WayChoiceProps) {
  const t = useText();
  const {
    formState: { errors },
  } = useFormContext();
  return (
    <>
      <div role="radiogroup" aria-label={t('transfers.external.ways')} className="tablet:grid-cols-2 grid gap-3">
        {waysByDetails(ways, chosen).map((way) => (
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
        <Text id={WAY_WORDS[type]} /> <span className="text-muted text-sm font-normal">{scheme}</span>
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
