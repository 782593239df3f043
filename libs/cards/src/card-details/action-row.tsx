import { Row, RowToken } from '@bank/kit';
import type { Card } from '@bank/protocol/cards';
import type { ReactNode } from 'react';
import { type CardAction, isOffered } from '../card-rules';
import { useReason } from './use-reason';

interface ActionRowProps {
  card: Card;
  action: CardAction;
  icon: ReactNode;
  title: ReactNode;
  note: ReactNode;
  /** What else is in the way, beside status and rights. */
  taken?: ReactNode;
  onPress(): void;
}

/** Something to do with a card. While it is not possible it stays, is only read, and says why. */
export function ActionRow({ card, action, icon, title, note, taken, onPress }: ActionRowProps) {
  const reason = useReason(card)(action) ?? taken;
  if (!isOffered(action, card)) return null;
  const token = <RowToken>{icon}</RowToken>;
  if (reason) return <Row token={token} title={<span className="text-muted">{title}</span>} note={reason} />;
  return <Row token={token} title={title} note={note} onPress={onPress} />;
}
