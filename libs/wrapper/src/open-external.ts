import { requestWrapper, wrapperCan } from './wrapper';

/**
 * Opens an address of another site: by the app when the page runs inside one that can, so that the bank's page stays where it is, and
 * otherwise in this tab. The caller has asked the leaving gate (R0.15).
 * @param url https
 */
export async function openExternal(
  url: string,
  go: (url: string) => void = (to) => location.assign(to),
): Promise<void> {
  if (!(await wrapperCan('openExternal'))) return go(url);
  await requestWrapper('openExternal', { url }).catch(() => go(url));
}
