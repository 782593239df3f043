import { type MessageId, Text, useText } from '@bank/i18n';
import { missingText } from '@bank/kit';
import { type Card, cardStatus } from '@bank/protocol/cards';
import { useCustomer } from '@bank/session/calls';
import { type CardAction, inTheWay, isOffered, permits } from '../card-rules';

/** Names the sentences for what they explain. */
export const WHY_ID = 'card-why';

const ON_ITS_WAY = { physical: 'cards.why.onItsWay', virtual: 'cards.why.virtualOnItsWay' } as const;
const both = <Id extends MessageId>(text: Id) => ({ physical: text, virtual: text });

const REASONS = {
  [cardStatus.paused]: both('cards.pausedNote'),
  [cardStatus.submitted]: ON_ITS_WAY,
  [cardStatus.processing]: ON_ITS_WAY,
  [cardStatus.printing]: ON_ITS_WAY,
  [cardStatus.printed]: ON_ITS_WAY,
  [cardStatus.shipped]: both('cards.why.shipped'),
  [cardStatus.pending]: both('cards.why.pending'),
  [cardStatus.pendingDocument]: both('cards.why.pendingDocument'),
  [cardStatus.limited]: both('cards.why.limited'),
  [cardStatus.expired]: both('cards.why.expired'),
  [cardStatus.fraud]: both('cards.why.fraud'),
} as const;

const reasonOf = ({ accountStatusId, cardIsVirtual }: Card) =>
  Object.entries(REASONS).find(([id]) => Number(id) === accountStatusId)?.[1][cardIsVirtual ? 'virtual' : 'physical'];

/** What the buttons beside this note do. */
const ACTIONS: readonly CardAction[] = ['unpause', 'details', 'showPin', 'changePin', 'load', 'alias', 'activate'];

/** What is in the way of what this card cannot do: its status, or rights and levels of the user, each once. */
export function WhyNot({ card }: { card: Card }) {
  const t = useText();
  const { may } = useCustomer();
  const reason = reasonOf(card);
  const missing = ACTIONS.flatMap((action) => {
    const way = isOffered(action, card) ? inTheWay(action, card, may) : null;
    return way?.kind === 'missing' ? [missingText(way.missing, t)] : [];
  });
  const pausesForGood = permits('pause', card) && !may.spendByCards;
  if (!reason && missing.length === 0 && !pausesForGood) return null;
  return (
    <div id={WHY_ID} className="bg-panel grid gap-2 rounded-2xl p-4 text-sm">
      {reason && (
        <p>
          <Text id={reason} />
        </p>
      )}
      {pausesForGood && (
        <p>
          <Text id="cards.pauseOnce" />
        </p>
      )}
      {[...new Set(missing)].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
