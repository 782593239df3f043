import { latePart } from '@bank/ui';

/**
 * The frame of an outage, whose code no first screen carries. It is fetched once the first screen has settled, so that it opens
 * without a network, and at once where a session starts in the middle of an outage of the bank.
 */
export const AwaySlot = latePart(() => import('./away-layout').then(({ AwayLayout }) => ({ default: AwayLayout })));
