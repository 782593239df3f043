import { type ApiFailure, useCall } from '@bank/api-client';
import { useWish } from '@bank/kit';
import { type Card, cardList, cardPause, cardStatus, cardUnpause } from '@bank/protocol/cards';
import { useCustomer } from '@bank/session/calls';
import { inTheWay } from '../card-rules';

export interface Pause {
  /** The card as it was chosen to be; after a refusal as the bank has it. */
  card: Card;
  isPaused: boolean;
  /** The bank has not confirmed it yet. */
  isAsking: boolean;
  /** Neither pausing nor turning on is possible now. */
  isDisabled: boolean;
  failure: ApiFailure | null;
  set(isPaused: boolean): Promise<void>;
}

/**
 * Pausing answers at once, on the card itself, and goes back when the bank says no. A card that is turned on again is what it was before:
 * active or expired (R2.4.10).
 */
export function usePause(card: Card): Pause {
  const { may } = useCustomer();
  const pause = useCall(cardPause, { invalidates: [cardList] });
  const unpause = useCall(cardUnpause, { invalidates: [cardList] });
  const { accountId } = card;
  const wasPaused = card.accountStatusId === cardStatus.paused;
  const resumesAs = card.resumesAsStatusId ?? cardStatus.active;
  const {
    isOn: isPaused,
    isAsking,
    failure,
    choose,
  } = useWish(wasPaused, (isOn) => (isOn ? pause : unpause).run({ accountId }));
  const shown = isPaused === wasPaused ? card : { ...card, accountStatusId: isPaused ? cardStatus.paused : resumesAs };
  return {
    card: shown,
    isPaused,
    isAsking,
    // The next press is about the card as it was chosen to be. The bank lets some users pause a card and not turn it on again (R0.50).
    isDisabled: inTheWay(isPaused ? 'unpause' : 'pause', shown, may) !== null,
    failure,
    set: choose,
  };
}
