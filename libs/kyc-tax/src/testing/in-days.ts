const DAY_MS = 86_400_000;

/** The instant so many days from now, as the bank writes it. */
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
