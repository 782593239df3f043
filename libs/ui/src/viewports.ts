/** Widths in px at which layouts change (R1.9.1). The styles name the same ones: `--breakpoint-*` in styles/theme-map.css. */
export const breakpoints = { mobile: 476, tablet: 768, phablet: 871, laptop: 1024, desktop: 1280 } as const;

/** The media query of a window that is at least so wide, for `useMedia`. */
export const atLeast = (px: number): string => `(min-width: ${px}px)`;
