/** R3.9.5: a draft of another version is not restored. */
export const DRAFT_VERSION = '3.54';
