/**
 * Settles when the whole stylesheet is in force: until then the page has the rules of the prerendered sign-in only. The inline script
 * of index.html has asked for it; in development there is none to wait for. Without the sheet the page still starts.
 */
export function stylesReady(page: Document): Promise<void> {
  const sheet = page.getElementById('styles');
  if (!sheet || sheet.dataset['settled'] !== undefined) return Promise.resolve();
  return new Promise((resolve) => {
    sheet.addEventListener('load', () => resolve(), { once: true });
    sheet.addEventListener('error', () => resolve(), { once: true });
  });
}
