import { Text, useFormat } from '@bank/i18n';
import type { Card } from '@bank/protocol/cards';
import { cardStatus } from '@bank/protocol/cards';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { STATUS_WORDS } from '../card-rules';

/** A card's way from the order to the letter box: what is done, where it is, what is expected when. */
export function CardTracker({ card }: { card: Card }) {
  const format = useFormat();
  const reached = card.steps.filter(({ at }) => at !== null).length;
  return (
    <ol className="grid">
      {card.steps.map(({ statusId, at, expectedAt }, place) => {
        const isNow = place === reached - 1;
        const instant = at ?? expectedAt;
        return (
          <li
            key={statusId}
            aria-current={isNow ? 'step' : undefined}
            className="before:bg-line-strong relative flex min-h-11 gap-3 before:absolute before:top-6 before:bottom-0 before:left-[10px] before:w-0.5 last:before:hidden"
          >
            <span
              aria-hidden="true"
              className={clsx(
                'z-10 inline-grid size-[22px] shrink-0 place-items-center rounded-full border-2',
                at === null ? 'border-line-strong bg-surface' : 'border-accent bg-accent text-on-accent',
                isNow && 'ring-accent-soft ring-4',
              )}
            >
              {at !== null && <Check className="size-3.5" />}
            </span>
            <span className={clsx('flex-1', at === null && 'text-muted', isNow && 'font-semibold')}>
              <Text id={stepWord(statusId, card)} />
              {statusId === cardStatus.active && card.deliveryAddress !== null && (
                <span className="text-muted block text-sm font-normal">
                  <Text id="cards.deliverTo" values={{ address: card.deliveryAddress }} />
                </span>
              )}
            </span>
            {instant !== null && (
              <time dateTime={instant} className="text-muted shrink-0 text-sm">
                {format.date(instant, 'day')}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Active is the last station: for a card in the post it is the day in the letter box. */
function stepWord(statusId: number, card: Card) {
  if (statusId === cardStatus.active && !card.cardIsVirtual) return 'cards.step.letterBox';
  return STATUS_WORDS[statusId]?.text ?? 'cards.status.pending';
}
