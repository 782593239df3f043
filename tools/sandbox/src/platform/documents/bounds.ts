/** What the bank reads of an uploaded document stops at (S10, R0.55): its first bytes say what it is, and nothing looks further in. */
export const DOCUMENT_FILE = { bytes: 10_000_000 } as const;
