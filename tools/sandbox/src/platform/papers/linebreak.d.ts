// The package has no types of its own.
declare module 'linebreak' {
  /** Finds where a text may go on in the next line (UAX 14). */
  export default class LineBreaker {
    constructor(text: string);
    /** The next place; null behind the last one. `required`: the line ends there. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
