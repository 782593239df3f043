import type { StaleAfter } from '@bank/kit';
import { notificationsCount } from '@bank/protocol/notifications-count';
import { transactionRequestList } from '@bank/protocol/transfer-requests';
import { recentTransfersList } from '@bank/protocol/transfers';

export const staleAfter: StaleAfter = {
  transferChanged: [recentTransfersList, transactionRequestList, notificationsCount],
};
