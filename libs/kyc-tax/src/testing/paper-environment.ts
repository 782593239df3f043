import BankEnvironment from '@bank/testing/environment';

declare global {
  /**
   * A file of the bank, byte for byte: what `@bank/testing` lets through is text.
   * @param request url, headers and body as JSON. @returns the file as base64
   */
  var __file: ((request: string) => Promise<string>) | undefined;
}

/** The bank in process, for tests that read its PDFs. */
export default class PaperEnvironment extends BankEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const bank = this['bank'];
    Object.assign(this.global, {
      __file: async (request: string) => {
        const answer = await bank?.sandbox.inject(JSON.parse(request));
        if (answer?.statusCode !== 200) throw new Error(`the bank gave no file: ${answer?.statusCode}`);
        return answer.rawPayload.toString('base64');
      },
    });
  }
}
