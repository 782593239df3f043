/**
 * The SDK of provider one, as the page uses it. This is the sandbox's stand-in, in a chunk of its own; a real one has the same lines, loads
 * its script from the hosts that the brand names, and answers the bank and not the page (R0.80).
 */
export interface IdentitySdk {
  /**
   * Gives the pictures to the provider.
   * @throws Error when the provider cannot be reached; nothing was sent then
   */
  check(pictures: readonly File[]): Promise<void>;
}

/** Where the provider listens: behind the page's own origin, so that the content policy stays as it is. */
const ADDRESS = '/api/identity-provider-one';

/** @param session the provider's name of the run, from the bank */
export function openIdentitySdk(session: string): IdentitySdk {
  return {
    async check(pictures) {
      // The names say how the check comes out (R0.84). No byte of a picture leaves the page.
      const fileNames = pictures.map(({ name }) => name);
      const answer = await fetch(ADDRESS, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session, fileNames }),
      });
      if (!answer.ok) throw new Error(`provider one answered ${answer.status}`);
    },
  };
}
