import { latePart } from '@bank/ui';

/** The place of what the bank says over a screen. Nothing is said before the first screen stands, so its code comes after it. */
export const MessagesSlot = latePart(() =>
  import('./messages-on-top').then(({ MessagesOnTop }) => ({ default: MessagesOnTop })),
);
