import { useBrand } from '@bank/brand';
import { useRef, useState } from 'react';

/** The outside check of the visitor's address (R0.12): once, when `check` is first called. Signing in never waits for it. */
export function useAddressCheck(): { isHidden: boolean; check(): void } {
  const { ipCheckUrl } = useBrand();
  const isAsked = useRef(false);
  const [isHidden, setHidden] = useState(false);
  const check = () => {
    if (ipCheckUrl === null || isAsked.current) return;
    isAsked.current = true;
    void import('./address-check')
      .then(({ hidesVisitor }) => hidesVisitor(ipCheckUrl))
      // Without an answer there is nothing to say.
      .then(setHidden, () => undefined);
  };
  return { isHidden, check };
}
