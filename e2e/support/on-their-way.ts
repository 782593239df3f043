import type { Page, Request } from '@playwright/test';

/**
 * What a page waits for, from the moment on that it asks for it.
 * @param isCounted which of its requests
 * @returns how many are on their way
 */
export function onTheirWay(page: Page, isCounted: (request: Request) => boolean): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => isCounted(request) && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  // What the page that is left has asked for never comes.
  page.on('framenavigated', (frame) => frame === page.mainFrame() && open.clear());
  return () => open.size;
}
