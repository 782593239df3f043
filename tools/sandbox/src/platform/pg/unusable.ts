/** A reason not to start that the user can act on. Its message is the one sentence that the user reads. */
export class Unusable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Unusable';
  }
}
