import { ChevronDown } from 'lucide-react';
import clsx from 'clsx';
import { useDeferredValue, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { onFirstUse } from '../overlays/on-first-use';
import { FieldNotes, useFieldIds, type FieldTexts } from './field-frame';

export interface SelectItem {
  id: string;
  label: string;
  description?: ReactNode;
  /** At the far end, e.g. a balance. */
  trailing?: ReactNode;
  disabled?: boolean;
}

export interface SelectProps extends FieldTexts {
  items: readonly SelectItem[];
  value: string | null;
  onChange: (id: string) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  /** Inside another field: its label is only said, and its list is as wide as its words need. */
  isInside?: boolean;
  /** The button, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement | null>;
}

const List = onFirstUse(() => import('./select-list'));
/** Fetches the code of what opens, before the user opens it. */
export const warmUpSelect = List.warmUp;
/** Handles Enter and Space before they become a click, after which the list would keep focus away from its options. */
const OPENERS = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' ']);

/** One choice of a list; a long one is searched by typing. */
export function Select(props: SelectProps) {
  const {
    label,
    description,
    error,
    items,
    value,
    onChange,
    placeholder,
    name,
    disabled,
    isInside = false,
    ref,
  } = props;
  const ids = useFieldIds({ description, error });
  const [isOpen, setOpen] = useState(false);
  // The press is answered at the button in its own frame; the list, which takes longer to draw, follows.
  const isListed = useDeferredValue(isOpen) && isOpen;
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current);
  const chosen = items.find((item) => item.id === value);
  const labelId = `${ids.id}-label`;
  const valueId = `${ids.id}-value`;
  return (
    <div className="field">
      <span id={labelId} className={isInside ? 'sr-only' : 'field-label'}>
        {label}
      </span>
      <button
        ref={button}
        id={ids.id}
        type="button"
        data-field={name}
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-labelledby={`${labelId} ${valueId}`}
        aria-describedby={ids.describedBy}
        className={clsx('control-face control-button', isInside && 'control-inside', ids.invalid && 'control-invalid')}
        onPointerEnter={List.warmUp}
        onFocus={List.warmUp}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (!OPENERS.has(event.key)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <span id={valueId} className="select-value" data-placeholder={chosen ? undefined : ''}>
          {chosen ? (
            <>
              <span className="min-w-0 flex-1 truncate">{chosen.label}</span>
              {Boolean(chosen.trailing) && <span className="shrink-0">{chosen.trailing}</span>}
            </>
          ) : (
            placeholder
          )}
        </span>
        <ChevronDown className="text-muted size-5 shrink-0" />
      </button>
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
      <FieldNotes ids={ids} description={description} error={error} />
      <List.Show
        isWanted={isListed}
        given={{
          labelledBy: labelId,
          items,
          value,
          trigger: button,
          isOpen: isListed,
          isWide: isInside,
          onChoose: onChange,
          onClose: () => setOpen(false),
        }}
      />
    </div>
  );
}
