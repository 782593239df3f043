/** Trusted Types, where the browser has them. What a policy makes is taken where an address is. */
declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL(address: string): string },
      ): { createScriptURL(address: string): string };
    }
  | undefined;

type Policy = ReturnType<NonNullable<typeof trustedTypes>['createPolicy']>;

let policy: Policy | null = null;

/**
 * The address of a worker of ours, as the browser lets one start. One policy serves all workers (S17): it passes what the page's own
 * origin serves, and nothing else.
 * @param address as Vite gives it for `?worker&url`
 */
export function workerAddress(address: string): string {
  if (typeof trustedTypes === 'undefined') return address;
  policy ??= trustedTypes.createPolicy('worker', {
    createScriptURL(wanted) {
      if (new URL(wanted, location.href).origin !== location.origin) throw new TypeError('a worker of another origin');
      return wanted;
    },
  });
  return policy.createScriptURL(address);
}
