import type { StaleAfter } from '@bank/kit';
import { approvalPolicyList } from '@bank/protocol/approval-policies';
import { batchTransferList, batchTransferViewFile } from '@bank/protocol/transfers-mass';
import { globalPayBatch } from '@bank/protocol/transfers-global-batch';
import { notificationsCount } from '@bank/protocol/notifications-count';
import { transactionRequestList } from '@bank/protocol/transfer-requests';
import { recentTransfersList } from '@bank/protocol/transfers-recent';
import { p2pTemplateList } from '@bank/protocol/transfers-templates';
import { beneficiariesList } from '@bank/protocol/transfers-external';

export const staleAfter: StaleAfter = {
  payeesChanged: [p2pTemplateList, beneficiariesList],
  transferChanged: [
    approvalPolicyList,
    recentTransfersList,
    beneficiariesList,
    transactionRequestList,
    notificationsCount,
    batchTransferList,
    batchTransferViewFile,
    globalPayBatch,
  ],
};
