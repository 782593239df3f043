import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { SelectItem } from './select';

/** What an option shows: its name, what is said of it, what stands at its end, and the sign of the chosen one. */
export function OptionFace({ item, isChosen }: { item: SelectItem; isChosen: boolean }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block truncate">{item.label}</span>
        {Boolean(item.description) && <span className="option-description">{item.description}</span>}
      </span>
      {Boolean(item.trailing) && <span className="shrink-0">{item.trailing}</span>}
      <Check className={clsx('option-check', !isChosen && 'invisible')} />
    </>
  );
}
