import { useState } from 'react';

/**
 * Text put on the clipboard. Where the browser keeps its clipboard closed, the text can still be chosen by hand.
 * @returns whether it is there now
 */
export function useCopy(text: string): { isCopied: boolean; copy(): void } {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(null),
    );
  return { isCopied: copied === text, copy };
}
