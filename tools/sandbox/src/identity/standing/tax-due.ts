const TERM_MS = 90 * 86_400_000;

/** Until when a new customer may put their tax certification off (R0.115). */
export const taxDueAt = (openedAt: Date): Date => new Date(openedAt.getTime() + TERM_MS);
