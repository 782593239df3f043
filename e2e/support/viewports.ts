/** Widths in px from which a window counts as a kind of device (R1.9.11). Journeys look at a page at each of them. */
export const viewports = { largePhone: 576, tablet: 871, smallDesktop: 992, desktop: 1280 } as const;
