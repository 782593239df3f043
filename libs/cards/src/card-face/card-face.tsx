import './card-face.css';
import { useBrand } from '@bank/brand';
import { type MessageId, Text } from '@bank/i18n';
import type { Card } from '@bank/protocol/cards';
import { cardStatus } from '@bank/protocol/cards';
import { BrandArt, BrandMark, VisuallyHidden } from '@bank/ui';
import clsx from 'clsx';
import { Ban, FileText, Hourglass, type LucideIcon, Snowflake } from 'lucide-react';
import { expiryText, isOver, lastFour } from '../card-rules';

interface Pill {
  text: MessageId;
  icon: LucideIcon;
}

/** What a card says across itself when it does not pay, by status. */
const PILLS: Readonly<Record<number, Pill>> = {
  [cardStatus.paused]: { text: 'cards.status.paused', icon: Snowflake },
  [cardStatus.expired]: { text: 'cards.status.expired', icon: Hourglass },
  [cardStatus.fraud]: { text: 'cards.stopped', icon: Ban },
  [cardStatus.limited]: { text: 'cards.status.limited', icon: Ban },
  [cardStatus.pending]: { text: 'cards.status.pending', icon: Hourglass },
  [cardStatus.pendingDocument]: { text: 'cards.status.pendingDocument', icon: FileText },
};

/**
 * The card as it is in the hand, in the brand's own drawing: name and last four digits, nothing that could be misused. A card that pays
 * nothing loses its colour and says why on itself; an expired one has its corner cut off. A card on its way keeps its colour (R2.7.42).
 */
export function CardFace({ card }: { card: Card }) {
  const { name, mark } = useBrand();
  const { accountStatusId: status } = card;
  const pill = PILLS[status];
  return (
    <span
      className={clsx(
        'bank-card',
        card.cardIsVirtual && 'bank-card-virtual',
        (pill !== undefined || isOver(card)) && 'bank-card-still',
        status === cardStatus.expired && 'bank-card-expired',
      )}
    >
      <span className="bank-card-ground" aria-hidden="true">
        <BrandArt place="card" />
      </span>
      <span className="bank-card-plate" aria-hidden="true">
        <BrandMark mark={mark} name={name} size="small" />
      </span>
      {!card.cardIsVirtual && <Chip />}
      {pill && (
        <span className="bank-card-pill">
          <pill.icon className="size-4" aria-hidden="true" />
          <Text id={pill.text} />
        </span>
      )}
      <span className="flex items-end justify-between gap-3">
        <span className="min-w-0">
          <span className="block truncate">{card.holderName}</span>
          <span className="block font-semibold tabular-nums">
            <VisuallyHidden>
              <Text id="cards.endingIn" values={{ digits: lastFour(card.cardNumber) }} />
            </VisuallyHidden>
            <span aria-hidden="true">{['••••', lastFour(card.cardNumber)].join(' ')}</span>
          </span>
        </span>
        <span className="text-end">
          <span className="block text-sm">
            <Text id={kindWord(card)} />
          </span>
          <span className="block font-semibold tabular-nums">{expiryText(card)}</span>
        </span>
      </span>
    </span>
  );
}

function kindWord({ cardIsVirtual, isOneTime, subType }: Card) {
  if (isOneTime) return 'cards.kind.oneTime';
  if (cardIsVirtual) return 'cards.kind.virtual';
  return subType === 'DEBIT' ? 'cards.kind.debit' : 'cards.kind.prepaid';
}

function Chip() {
  return (
    <svg viewBox="0 0 46 36" aria-hidden="true" className="bank-card-chip">
      <rect x="1" y="1" width="44" height="34" rx="6" />
      <path d="M1 13h15M1 23h15M30 13h15M30 23h15M16 1v34M30 1v34" />
    </svg>
  );
}
