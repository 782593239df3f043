import type { MessageId } from '@bank/i18n';
import type { CardControl, CardLimitName } from '@bank/protocol/card-control';

/** A limit of the holder's own, and what it is called. */
export interface Limit {
  name: CardLimitName;
  label: MessageId;
}

/** Names the sentence that says why a holder can change nothing now. */
export const CONTROL_WHY_ID = 'control-why';

const LIMITS: readonly Limit[] = [
  { name: 'perDay', label: 'cards.limit.perDay' },
  { name: 'perMonth', label: 'cards.limit.perMonth' },
  { name: 'cashPerDay', label: 'cards.limit.cashPerDay' },
];

/** The limits that a card can have: a virtual one takes out no cash. */
export const limitsOf = ({ offers }: CardControl): readonly Limit[] =>
  LIMITS.filter(({ name }) => name !== 'cashPerDay' || offers.includes('cash'));
