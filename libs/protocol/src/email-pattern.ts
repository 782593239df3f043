/** What an e-mail address looks like; whether mail arrives, only a code can tell. A file of its own, so that sign-in needs no schemas for it. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
