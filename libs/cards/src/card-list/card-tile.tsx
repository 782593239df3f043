import { paths } from '@bank/paths';
import type { Card } from '@bank/protocol/cards';
import { Link } from 'react-router-dom';
import { CardFace } from '../card-face/card-face';
import { CardMoney } from '../card-face/card-money';
import { useCardName } from '../card-face/card-name';
import { CardStatusChip } from '../card-face/status';

/** A card with what may be spent with it; the whole of it leads to its page. */
export function CardTile({ card }: { card: Card }) {
  const nameOf = useCardName();
  return (
    <li>
      <Link
        to={paths.cardDetails.to({ accountId: card.accountId })}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl"
      >
        <CardFace card={card} />
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0">
            <span className="block truncate font-semibold">{nameOf(card)}</span>
            <span className="block text-sm">
              <CardMoney card={card} />
            </span>
          </span>
          <CardStatusChip card={card} />
        </span>
      </Link>
    </li>
  );
}
