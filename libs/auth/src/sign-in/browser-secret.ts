import { mailboxKey } from '@bank/protocol';

const KEY = 'bank.browser';

/**
 * The secrets by which the bank knows this browser again (flow verifyDevice), by the address they belong to. They live in local
 * storage because they must outlast the tab, the session and the sign-out: that is what "remember this browser" means. A secret
 * opens nothing by itself; it only spares the code, beside the right password, until it is taken back in the settings.
 */
export const browserSecret = {
  of: (address: string): string | undefined => {
    const secret = stored()[mailboxKey(address)];
    return typeof secret === 'string' ? secret : undefined;
  },
  keep(address: string, secret: string): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...stored(), [mailboxKey(address)]: secret }));
    } catch {
      // Forbidden or full storage: the next login asks for the code again.
    }
  },
};

function stored(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
