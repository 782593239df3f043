import { query } from '@bank/api-client';
import { historyViewList } from '@bank/protocol/history-remarks';

/** Every history begins with it. */
export const viewsQuery = () => query(historyViewList, {});
