/** Hands the page's links to other sites over to the app (R1.1.7). Call it once, inside an app that has `openExternal`. */
export function handOverLinks(page: Document, open: (url: string) => void): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || link.protocol !== 'https:' || link.origin === location.origin) return;
    event.preventDefault();
    open(link.href);
  });
}
