import { Text, useText } from '@bank/i18n';
import { AmountText, useDebounced, WAY_WORDS } from '@bank/kit';
import type { ExternalWay } from '@bank/protocol/transfers-external';
import { Badge } from '@bank/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { QUOTE_AFTER_MS } from '../flow/use-live-quote';
import { Arrival } from './arrival';
import { quoteQuery } from './external-kind';
import type { ExternalValues } from './external-values';
import './way-price.css';
import { cheapestOf, waysBeside } from './ways';

interface WayPricesProps {
  ways: readonly ExternalWay[];
  chosen: ExternalWay | undefined;
  /** As typed. */
  values: ExternalValues;
  /** Nothing is wrong with the amount by itself. */
  isRight: boolean;
}

/** The ways that need nothing more, by arrival: when, how, what arrives and what it costs. Nothing where there is no choice, or no amount yet. */
export function WayPrices({ ways, chosen, values, isRight }: WayPricesProps) {
  const t = useText();
  const offered = chosen ? waysBeside(ways, chosen) : [];
  const amount = useDebounced(values.amount, QUOTE_AFTER_MS);
  const debit = useDebounced(values.debit, QUOTE_AFTER_MS);
  if (!isRight || offered.length < 2) return null;
  const [fastest] = offered;
  const cheapest = cheapestOf(offered);
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label mb-2">
        <Text id="transfers.external.when" />
      </legend>
      {offered.map((way) => (
        <WayPrice
          key={way.type}
          way={way}
          values={{ ...values, amount, debit }}
          isChosen={way === chosen}
          tag={
            way === fastest
              ? t('transfers.external.fastest')
              : way === cheapest
                ? t('transfers.external.cheapest')
                : null
          }
        />
      ))}
    </fieldset>
  );
}

interface WayPriceProps {
  way: ExternalWay;
  values: ExternalValues;
  isChosen: boolean;
  tag: string | null;
}

function WayPrice({ way, values, isChosen, tag }: WayPriceProps) {
  const { setValue } = useFormContext<{ type: string }>();
  const { data } = useQuery({ ...quoteQuery(way.type, values), placeholderData: keepPreviousData });
  const arrives = values.debit === '' ? values.amount : (data?.amount ?? '');
  return (
    <label className="way-price">
      <input
        type="radio"
        name="wayPrice"
        checked={isChosen}
        onChange={() => setValue('type', way.type, { shouldDirty: true })}
        className="accent-accent way-price-dot size-5"
      />
      <span className="way-price-when">
        <Arrival way={way} /> {tag !== null && <Badge tone="info">{tag}</Badge>}
      </span>
      <span className="way-price-how">
        <Text id={WAY_WORDS[way.type]} /> {way.scheme}
      </span>
      <span className="way-price-sum">
        {arrives !== '' && <AmountText amount={arrives} currency={values.currencyCode} always />}
      </span>
      <span className="way-price-fee">
        {data && (
          <Text
            id="transfers.external.feeOf"
            values={{
              fee: <AmountText key="fee" amount={data.fee} currency={data.debitCurrencyCode} size="told" always />,
            }}
          />
        )}
      </span>
    </label>
  );
}
