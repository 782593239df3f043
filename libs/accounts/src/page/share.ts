import { useCopy } from '@bank/kit';

/** Hands text to the device's own way of sharing; where there is none it is copied. */
export function useShare(title: string, text: string): { share(): void; wasCopied: boolean } {
  const { isCopied, copy } = useCopy(text);
  const share = () => {
    if (typeof navigator.share !== 'function') copy();
    // Turned away by the user, or by a browser that cannot share this: nothing has happened, and nothing needs to be said.
    else void navigator.share({ title, text }).catch(() => undefined);
  };
  return { share, wasCopied: isCopied };
}
