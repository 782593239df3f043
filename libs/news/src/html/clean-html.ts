import { pagePolicy } from '@bank/kit';
import DOMPurify from 'dompurify';

/**
 * The tags of a text: what an editor of announcements needs, and nothing that runs, loads, asks or has a style of its own (S8).
 * Text inside of another tag stays, without the tag; that of scripts and styles goes with them.
 */
const TAGS = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'blockquote', 'a'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** https, or a path of this bank; `//host` is neither. */
const ADDRESS = /^(?:https:\/\/|\/(?![/\\]))/i;

/**
 * Cleans HTML of the bank: the one place where it becomes nodes (S8, ADR-42). It answers nodes, not text, so that nothing is parsed a
 * second time. The sanitiser parses under the page's own policy of Trusted Types, and makes none (S17).
 */
export function cleanHtml(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href', 'scope', 'colspan', 'rowspan', 'lang'],
    ALLOWED_URI_REGEXP: ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: pagePolicy(),
  });
}
