import { Text, useText } from '@bank/i18n';
import { missingText } from '@bank/kit';
import { type Card, cardStatus } from '@bank/protocol/cards';
import { useCustomer } from '@bank/session/calls';

/** Names the sentence for what it explains. */
export const WHY_ID = 'card-why';

const REASONS = {
  [cardStatus.paused]: 'cards.pausedNote',
  [cardStatus.submitted]: 'cards.why.onItsWay',
  [cardStatus.processing]: 'cards.why.onItsWay',
  [cardStatus.printing]: 'cards.why.onItsWay',
  [cardStatus.printed]: 'cards.why.onItsWay',
  [cardStatus.shipped]: 'cards.why.shipped',
  [cardStatus.pending]: 'cards.why.pending',
  [cardStatus.pendingDocument]: 'cards.why.pendingDocument',
  [cardStatus.limited]: 'cards.why.limited',
  [cardStatus.expired]: 'cards.why.expired',
  [cardStatus.fraud]: 'cards.why.fraud',
} as const;

const reasonOf = (status: number) => Object.entries(REASONS).find(([id]) => Number(id) === status)?.[1];

/** What is in the way of what this card cannot do: its status, or a right of the user. */
export function WhyNot({ card }: { card: Card }) {
  const t = useText();
  const { may } = useCustomer();
  const reason = reasonOf(card.accountStatusId);
  const missing = may.missing.useCards;
  if (!reason && !missing) return null;
  return (
    <div id={WHY_ID} className="bg-panel grid gap-2 rounded-2xl p-4 text-sm">
      {reason && (
        <p>
          <Text id={reason} />
        </p>
      )}
      {missing && <p>{missingText(missing, t)}</p>}
    </div>
  );
}
