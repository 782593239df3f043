/** The area codes of Canada in the North American numbering plan, which it shares with the United States and others. */
const AREAS: ReadonlySet<string> = new Set(
  (
    '204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 387 403 416 418 428 431 437 438 450 460 468 474 506 514 519 548 ' +
    '579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942'
  ).split(' '),
);

/** What Interac pays to, once what people write between digits is gone: an e-mail address, or ten digits with or without the code of the country. */
export const CONTACT = String.raw`[^\s@]+@[^\s@]+\.[^\s@]+|(?:(?:\+|00)?1)?[2-9][0-9]{2}[2-9][0-9]{6}`;

/** The same as it is kept: a phone in E.164, an e-mail address as it was written. */
export function plainContact(typed: string): string {
  const text = typed.trim();
  if (text.includes('@')) return text;
  const number = text.replaceAll(/[\s().-]/g, '');
  const [, local] = /^(?:(?:\+|00)?1)?([0-9]{10})$/.exec(number) ?? [];
  return local === undefined ? number : `+1${local}`;
}

/** Interac is of Canada, so that a phone elsewhere is nobody's. */
export const isContact = (plain: string): boolean => plain.includes('@') || AREAS.has(plain.slice(2, 5));
