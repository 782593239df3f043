import type { Card } from '@bank/protocol/cards';
import { STATUS_WORDS } from '../card-rules';
import { ToneChip } from './tone-chip';

/** The card's status as an icon and a word. */
export const CardStatusChip = ({ card }: { card: Card }) => <ToneChip words={STATUS_WORDS[card.accountStatusId]} />;
