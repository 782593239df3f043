import { prefetch, query } from '@bank/api-client';
import { cardList } from '@bank/protocol/card-list';
import { customerQueries } from '@bank/session/calls';

/** Starts what the lists read, and what leads to one of them. */
export function loader() {
  prefetch(query(cardList), customerQueries.info(), customerQueries.access());
  return null;
}
