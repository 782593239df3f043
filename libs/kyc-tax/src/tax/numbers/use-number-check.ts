import { useEffect, useState } from 'react';
import { type NumberCheck, numberCheck } from './number-check';

/** The check of a country's numbers once its code is here; null before, and where there is none. */
export function useNumberCheck(countryCode: string): NumberCheck | null {
  const [known, setKnown] = useState<{ countryCode: string; check: NumberCheck | null } | null>(null);
  useEffect(() => {
    let isHere = true;
    void numberCheck(countryCode).then((check) => isHere && setKnown({ countryCode, check }));
    return () => {
      isHere = false;
    };
  }, [countryCode]);
  return known?.countryCode === countryCode ? known.check : null;
}
