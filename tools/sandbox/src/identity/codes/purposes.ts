/** What a code is for, as its text says it. Wrong codes are handed on within one purpose, from code to code and from order to order (R0.49). */
export const purposes = [
  ...(['signIn', 'password', 'device', 'security', 'email', 'username'] as const),
  ...(['phone', 'identity', 'card', 'payment', 'requests', 'link'] as const),
] as const;
export type Purpose = (typeof purposes)[number];
