import { useEffect } from 'react';
import { fetchWhenIdle } from './ahead';

/** A public page has painted and answers by then, also on a slow machine (R0.10). */
const LATER_MS = 5000;

/** Of a public page: fetches the code of the places that it leads to, once the page itself has had its time. */
export function useFetchLater(addresses: readonly string[]): void {
  const joined = addresses.join(' ');
  useEffect(() => {
    if (joined === '') return;
    let end = () => {};
    const timer = setTimeout(() => {
      end = fetchWhenIdle(joined.split(' '));
    }, LATER_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [joined]);
}
