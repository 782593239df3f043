/** Cancelled, fraud, expired: `cardStatus` by number, because its schemas stay out of home. */
const OVER: readonly number[] = [4, 18, 38];

/** True for the status of a card that is never used again (R2.3.17): only the page of cards still shows it. */
export const isOver = (statusId: number): boolean => OVER.includes(statusId);
