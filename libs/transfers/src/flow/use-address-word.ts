import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * A word that an address fills a form in by: `?payee=…`. It is taken out of the address, so that a reload keeps what was typed since.
 * @param name of the word
 * @param take what the word does, which is done once; null while what it names is not known yet
 */
export function useAddressWord(name: string, take: (word: string) => (() => void) | null): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const word = search.get(name);
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (done.current === word) return;
    const act = word === null ? null : take(word);
    if (word !== null && act === null) return;
    done.current = word;
    if (act === null) return;
    act();
    const rest = new URLSearchParams(search);
    rest.delete(name);
    void navigate({ search: rest.toString() }, { replace: true });
  });
}
