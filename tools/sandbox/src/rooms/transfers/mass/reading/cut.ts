// Half of a character that takes two UTF-16 units is no text: PostgreSQL refuses the whole file that has one.

/** The beginning of a text, in UTF-16 units; one less where the last of them would be half a character. */
export const wholeStart = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

/** The end of a text, in the same way. */
export const wholeEnd = (text: string, most: number): string => text.slice(-most).replace(/^[\udc00-\udfff]/, '');
