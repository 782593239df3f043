/** The area codes of Canada in the North American numbering plan, which it shares with the United States and others. */
export const CANADIAN_AREAS: ReadonlySet<string> = new Set(
  (
    '204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 387 403 416 418 428 431 437 438 450 460 468 474 506 514 519 548 ' +
    '579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942'
  ).split(' '),
);

/** Those of the other countries of the plan, and of territories that are not of the States. */
const ISLAND_AREAS: ReadonlySet<string> = new Set(
  '242 246 264 268 284 340 345 441 473 649 658 664 670 671 684 721 758 767 784 787 809 829 849 868 869 876 939'.split(
    ' ',
  ),
);

/** Whether a phone of these parts is one of the United States. @param countryCode the calling code, without its plus */
export const isUsPhone = ({ countryCode, number }: { countryCode: string; number: string }): boolean => {
  const area = number.slice(0, 3);
  return countryCode === '1' && !CANADIAN_AREAS.has(area) && !ISLAND_AREAS.has(area);
};
