import { knownRoutes, useLeave } from '@bank/kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { cleanHtml } from './clean-html';

/** The text of an announcement. A link into the bank stays in the page; any other goes through the gate for leaving (R0.15). */
export default function BankText({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const leave = useLeave();
  // Before the paint, so that the text does not make its place bigger afterwards.
  useLayoutEffect(() => text.current?.replaceChildren(cleanHtml(html)), [html]);
  useEffect(() => {
    const node = text.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      const { origin, pathname, search, hash } = new URL(link.href);
      if (origin !== location.origin) leave(link.href);
      else if (knownRoutes.has(pathname)) void navigate({ pathname, search, hash });
    };
    // The middle button opens a link, too.
    node?.addEventListener('click', follow);
    node?.addEventListener('auxclick', follow);
    return () => {
      node?.removeEventListener('click', follow);
      node?.removeEventListener('auxclick', follow);
    };
  }, [navigate, leave]);
  return <div ref={text} className="bank-text" />;
}
