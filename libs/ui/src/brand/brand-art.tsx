import { createContext, use } from 'react';

/** The prefix of the drawings' ids; only a page that shows several brands needs another one. */
export const ArtPrefix = createContext('art');

export interface BrandArtProps {
  /**
   * entry: above sign-in; hero: in the hero of home, where the brand has a drawn one; empty: a small picture over an empty place; card: on a
   * payment card; flow: below the sentence of a payment.
   */
  place: 'entry' | 'hero' | 'empty' | 'card' | 'flow';
}

/**
 * The drawing made of the brand's own geometry: decoration, behind what stands in its place. The page itself holds it
 * (`apps/brand-x/src/art.svg`), so that it paints with the first frame and costs no script.
 */
export function BrandArt({ place }: BrandArtProps) {
  const prefix = use(ArtPrefix);
  // A ruled page, a board and open ground are drawn by what stands on them.
  if (place === 'hero' && BRAND.hero !== 'block' && BRAND.hero !== 'poster' && BRAND.hero !== 'shore') return null;
  return (
    <>
      {BRAND.hero === 'shore' && (
        <svg aria-hidden="true" className={`art art-${place} art-moon`}>
          <use href={`#${prefix}-moon`} />
        </svg>
      )}
      <svg aria-hidden="true" className={`art art-${place}`}>
        <use href={`#${prefix}`} />
      </svg>
    </>
  );
}
