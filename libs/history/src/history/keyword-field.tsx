import { useText } from '@bank/i18n';
import { TextField } from '@bank/ui';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** Long enough not to search on every letter. */
const SEARCH_AFTER_MS = 350;

/** The keyword, which enters the address when typing pauses. */
export function KeywordField({ value, onChange }: { value: string; onChange(keyword: string): void }) {
  const t = useText();
  const [typed, setTyped] = useState(value);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  // The address changed elsewhere (cleared filters, a step back) and overrides the field.
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => latest.current(typed.trim()), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <TextField
      name="keyword"
      type="search"
      label={t('history.keyword')}
      placeholder={t('history.keywordHint')}
      maxLength={100}
      prefix={<Search className="size-5" />}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
