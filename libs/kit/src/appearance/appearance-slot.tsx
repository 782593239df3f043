import { latePart } from '@bank/ui';

/** How the bank looks and speaks on this device; fetched when it is first opened, because no first page needs its fields. */
export const AppearanceSheet = latePart(() =>
  import('./appearance-sheet').then(({ AppearanceSheet: Sheet }) => ({ default: Sheet })),
);
