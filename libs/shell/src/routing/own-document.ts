import { paths } from '@bank/paths';
import { matchPath, redirectDocument, type MiddlewareFunction } from 'react-router-dom';

const isCheck = (pathname: string): boolean => matchPath(paths.identityVerification.pattern, pathname) !== null;

/**
 * For a brand that names a provider of identity checks (R0.87): the page of a check has a document of its own. A document keeps the headers
 * of the address that it was loaded at, so a move inside it would bring the provider's hosts to another page, or the page without its hosts.
 * @param loadedAt the path that this document was loaded at
 */
export const ownDocument =
  (loadedAt: string): MiddlewareFunction =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (isCheck(pathname) !== isCheck(loadedAt)) throw redirectDocument(pathname + search);
  };
