import { requestWrapper, wrapperCan } from './wrapper';

/** Long enough for a browser that asks where to put the file. */
const KEEP_MS = 60_000;

const UNKNOWN_TYPE = 'application/octet-stream';

/**
 * Gives the customer a file: through the app when the page runs inside it (R1.1.7), else as the browser does it.
 * @param name what the file is called, with its ending
 * @throws WrapperFailure when the app did not take it; nothing was saved then
 */
export async function downloadFile(file: Blob, name: string): Promise<void> {
  if (!(await wrapperCan('download'))) saveInBrowser(file, name);
  else await requestWrapper('download', { name, mime: file.type || UNKNOWN_TYPE, base64: await base64Of(file) });
}

function saveInBrowser(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
}
