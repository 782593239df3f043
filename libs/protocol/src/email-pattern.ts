/**
 * What no e-mail address holds (R0.171): blanks, controls, characters without width, the signs that part a list of addresses or stand
 * around one, and letters of another width.
 */
const OTHERS = String.raw`\s@,;:<>()[\]\\"\p{C}\p{Default_Ignorable_Code_Point}\u2800\uff00-\uffef`;

/** Form of an e-mail address; only a code proves that mail arrives. In its own file, so that sign-in loads no schemas for it. */
export const EMAIL_PATTERN = new RegExp(`^[^${OTHERS}]+@[^.${OTHERS}]+(?:\\.[^.${OTHERS}]+)+$`, 'u');
