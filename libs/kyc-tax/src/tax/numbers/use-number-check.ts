import { useEffect, useState } from 'react';
import type { NumberCheck } from './number-check';
import type { Variant } from './variant';

interface Known {
  key: string;
  check: NumberCheck | null;
}

/** The list of all checks, too, is fetched when the first number is asked for. */
async function load(countryCode: string, variant: Variant): Promise<NumberCheck | null> {
  try {
    const { numberCheck } = await import('./number-check');
    return await numberCheck(countryCode, variant);
  } catch {
    // Without its code nothing is said of a number.
    return null;
  }
}

/** The check of a country's numbers once its code is here; null before, and where there is none. */
export function useNumberCheck(countryCode: string, variant: Variant): NumberCheck | null {
  const key = `${variant} ${countryCode}`;
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let isHere = true;
    void load(countryCode, variant).then((check) => isHere && setKnown({ key, check }));
    return () => {
      isHere = false;
    };
  }, [countryCode, variant, key]);
  return known?.key === key ? known.check : null;
}
