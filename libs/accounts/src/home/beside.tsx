import { homeRooms, Together } from '@bank/kit';
import type { Account } from '@bank/protocol/accounts';
import { CardOffer } from './card-offer';
import { ComingUp } from './coming-up';
import { useComing } from './use-coming';

/** Below what waits: what is coming, then what the rooms bring; for a customer without a card the way to the first one. */
export function Beside({ accounts, hasCards }: { accounts: readonly Account[]; hasCards: boolean }) {
  return (
    <Together of={[useComing(accounts)]} rows={4}>
      <ComingUp accounts={accounts} />
      {hasCards ? homeRooms.parts().map((HomePart, place) => <HomePart key={place} />) : <CardOffer />}
    </Together>
  );
}
