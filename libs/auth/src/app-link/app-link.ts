/** The scheme that the banks' own app answers to. */
const APP_SCHEME = 'bankapp:';

/**
 * A deep link that may stand in a page as it is: one of our own app. Everything else goes through the leaving gate or nowhere
 * (R0.15).
 */
export function isAppLink(link: string | null): link is string {
  return protocolOf(link) === APP_SCHEME;
}

/** A universal link, which a phone hands to the app and anything else opens as a page: for the leaving gate. */
export const isWebLink = (link: string | null): link is string => protocolOf(link) === 'https:';

function protocolOf(link: string | null): string | null {
  try {
    return link === null ? null : new URL(link).protocol;
  } catch {
    return null;
  }
}
