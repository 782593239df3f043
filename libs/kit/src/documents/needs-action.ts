import type { DocumentStatus } from '@bank/protocol/profile';

/** Whether the customer has to act: the status is set, and neither validated nor pending; not required is not set (R3.3.7). */
export const needsAction = (status: DocumentStatus | null): boolean =>
  status === 'none' || status === 'rejected' || status === 'expiredSoon';
