import type { BankNotification } from '@bank/protocol/notification-list';
import type { Language } from '../languages';
import type { Notice, Words } from '../notices';

/** What a line about documents tells (R3.3.15); `info` tells of something good. */
type Told = Extract<
  BankNotification['type'],
  'info' | 'documentFailed' | 'documentRejected' | 'documentExpired' | 'documentExpSoon'
>;

const SEVERITIES = {
  info: 'success',
  documentFailed: 'error',
  documentRejected: 'error',
  documentExpired: 'error',
  documentExpSoon: 'warning',
} as const satisfies Record<Told, BankNotification['severity']>;

/**
 * A notice about documents that is also a line of the notification centre. It names no amount, so it has no discreet form.
 * @param of the customer whose documents they are, and the one user who reads it; without one all who may see the customer's money
 */
export const documentNotice = (
  type: Told,
  { customerId, userId }: { customerId: number; userId?: number },
  words: (language: Language) => Words,
): Notice => ({
  ...(userId === undefined ? { customerId } : { userId }),
  ...{ topic: 'documents', words, papersOf: customerId },
  line: {
    ...{ type, customerId, severity: SEVERITIES[type], subject: null, accountId: null },
    words(language) {
      const { subject, text } = words(language);
      return { title: subject, body: text, discreet: '' };
    },
  },
});
