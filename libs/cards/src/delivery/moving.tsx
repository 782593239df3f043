import { query } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { Answer } from '@bank/kit';
import { addressReplacementCompatibility, type DeliveryAddress } from '@bank/protocol/card-delivery';
import { type Card, cardList } from '@bank/protocol/cards';
import { Banner, Checkbox } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useCardName, useCardNote } from '../card-face/card-name';
import { linesOf } from './address-rules';

interface MovingProps {
  from: DeliveryAddress;
  to: DeliveryAddress;
  isMoving: boolean;
  onChange(isMoving: boolean): void;
}

/** The customer moves: which cards end with that, and which are on their way to the old address (R2.7.39). */
export function Moving({ from, to, isMoving, onChange }: MovingProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Checkbox
        label={<Text id="cards.move.wish" />}
        description={<Text id="cards.move.note" values={{ address: linesOf(from).join(', ') }} />}
        checked={isMoving}
        onChange={(event) => onChange(event.target.checked)}
      />
      {isMoving && <Consequences from={from} to={to} />}
    </div>
  );
}

function Consequences({ from, to }: Pick<MovingProps, 'from' | 'to'>) {
  const found = useQuery(
    query(
      addressReplacementCompatibility,
      { countryCode: to.countryCode, oldAddressId: from.addressId },
      { lazy: true },
    ),
  );
  const list = useQuery(query(cardList));
  const cards = list.data?.cards ?? [];
  return (
    <Answer of={found} rows={2}>
      {({ cardAccountsToBeCanceled: canceled, cardAccountsToBeShippedToOldAddress: toOld }) =>
        canceled.length + toOld.length === 0 ? (
          <Banner tone="positive">
            <Text id="cards.move.nothing" />
          </Banner>
        ) : (
          <Banner tone="warning">
            <Named title="cards.move.canceled" cards={cards.filter(({ accountId }) => canceled.includes(accountId))} />
            <Named title="cards.move.toOld" cards={cards.filter(({ accountId }) => toOld.includes(accountId))} />
          </Banner>
        )
      }
    </Answer>
  );
}

interface NamedProps {
  title: 'cards.move.canceled' | 'cards.move.toOld';
  cards: readonly Card[];
}

function Named({ title, cards }: NamedProps) {
  const nameOf = useCardName();
  const noteOf = useCardNote();
  if (cards.length === 0) return null;
  return (
    <div className="grid gap-1 not-first:mt-3">
      <p className="font-semibold">
        <Text id={title} />
      </p>
      <ul className="list-disc ps-5">
        {cards.map((card) => (
          <li key={card.accountId}>{[nameOf(card), noteOf(card)].join(' · ')}</li>
        ))}
      </ul>
    </div>
  );
}
