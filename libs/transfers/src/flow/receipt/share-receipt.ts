/** What became of a press on "Share": again: the browser wants another press, since fetching the paper took too long. */
export type Shared = 'shared' | 'copied' | 'notCopied' | 'again';

interface SharedReceipt {
  title: string;
  /** What is shared where no file can be. */
  text: string;
  /** The bank's paper; rejects where the bank does not give it. */
  file(): Promise<File>;
}

const PDF = 'application/pdf';

/**
 * Hands the receipt to the device's own way of sharing, which asks the customer where to: the paper where the browser takes files, else
 * its text. A browser that shares nothing copies the text.
 */
export async function shareReceipt({ title, text, file }: SharedReceipt): Promise<Shared> {
  if (typeof navigator.share !== 'function') {
    return navigator.clipboard.writeText(text).then(
      () => 'copied',
      () => 'notCopied',
    );
  }
  const data = sharesFiles() ? { title, files: [await file()] } : { title, text };
  try {
    await navigator.share(data);
    return 'shared';
  } catch (reason) {
    // The customer who turns away has decided, and nothing needs to be said.
    return reason instanceof DOMException && reason.name === 'NotAllowedError' ? 'again' : 'shared';
  }
}

const sharesFiles = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'receipt.pdf', { type: PDF })] });

/** A paper as browsers share it. */
export const asFile = (paper: Blob, name: string): File => new File([paper], name, { type: PDF });
