/** Form of an e-mail address; only a code proves that mail arrives. In its own file, so that sign-in loads no schemas for it. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
