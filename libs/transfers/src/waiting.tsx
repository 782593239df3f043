import { Text } from '@bank/i18n';
import { useRequestsWaiting, type WaitingSource, type Waits } from '@bank/kit';
import { paths } from '@bank/paths';

/** What others ordered and this user may approve (R2.7.8). */
function useWaiting(): Waits {
  const { count, isPending } = useRequestsWaiting();
  const task = {
    id: 'approvals',
    title: <Text id="kit.waiting.approvals" values={{ count }} />,
    note: <Text id="kit.waiting.approvalsNote" />,
    to: paths.transferApproved.to(),
  };
  return { tasks: count > 0 ? [task] : [], isPending };
}

export const waiting: WaitingSource = { kind: 'approvals', useWaiting };
