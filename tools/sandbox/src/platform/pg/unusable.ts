/** A reason not to start that a person can act on: its message is the one sentence they are shown. */
export class Unusable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Unusable';
  }
}
