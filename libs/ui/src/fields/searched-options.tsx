import {
  memo,
  useDeferredValue,
  useEffect,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { UiWordsContext } from '../overlays/ui-locale';
import { useMedia } from '../use-media';
import { foundIn, soughtIn } from './found-options';
import { OptionFace } from './option-face';
import { SearchInput, type SearchInputProps } from './search-input';
import type { SelectItem } from './select';

interface SearchedOptionsProps {
  labelledBy: string;
  items: readonly SelectItem[];
  value: string | null;
  onTake: (id: string) => void;
}

/** How far each key goes in the list. Home and End belong to the text in the field. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** More than fit into the highest window. */
const FIRST_DRAWN = 24;
const NONE_YET: readonly SelectItem[] = [];

/**
 * The options of a long list below a field that finds them: the focus stays in the field, and the arrows walk the list. The options are
 * plain elements, and each is drawn once: a key press redraws two of 250 (ADR-84).
 */
export function SearchedOptions({ labelledBy, items, value, onTake }: SearchedOptionsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const words = useContext(UiWordsContext);
  const [typed, setTyped] = useState('');
  const [walkedId, setWalkedId] = useState(value);
  const sought = useMemo(() => soughtIn(items), [items]);
  const found = useMemo(() => foundIn(sought, typed), [sought, typed]);
  const at = Math.max(
    0,
    found.findIndex((item) => item.id === walkedId),
  );
  const current = found[at];
  // A key is answered with what stands in the window. The rest comes when the browser has time for it; until then that of before is hidden.
  const whole = useDeferredValue(found, NONE_YET);
  const isWhole = whole === found;
  const from = isWhole ? 0 : Math.min(at, Math.max(0, found.length - FIRST_DRAWN));
  const drawn = found.slice(from, from + FIRST_DRAWN);
  const isInRest = isWhole && at >= FIRST_DRAWN;
  const currentId = current && optionIdOf(id, current);
  const isWholeInView = useRef(false);
  // The field has the focus, so the browser does not bring the current option into view by itself.
  useLayoutEffect(() => {
    const option = currentId === undefined ? null : document.getElementById(currentId);
    if (option && list.current) bringIntoView(option, list.current, isWholeInView.current ? 'nearest' : 'top');
    isWholeInView.current = isWhole;
  }, [currentId, isWhole]);
  const take = (item: SelectItem | undefined) => {
    if (item && item.disabled !== true) onTake(item.id);
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Enter') take(current);
    else if (step === undefined) return;
    else setWalkedId(found[placeAfter(at, step, found.length)]?.id ?? null);
    event.preventDefault();
  };
  const click = ({ target }: MouseEvent) => {
    const option = target instanceof Element ? target.closest('[role=option]') : null;
    take(found.find((item) => optionIdOf(id, item) === option?.id));
  };
  return (
    <div className="searched">
      <SearchField
        aria-labelledby={labelledBy}
        listId={`${id}-list`}
        currentId={currentId}
        isListed={found.length > 0}
        value={typed}
        placeholder={words?.typeToSearch}
        onChange={({ target }) => {
          setTyped(target.value);
          setWalkedId(null);
        }}
        onKeyDown={press}
      />
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the field has the keys */}
      <div
        ref={list}
        role="listbox"
        id={`${id}-list`}
        tabIndex={-1}
        aria-labelledby={labelledBy}
        className="listbox searched-list"
        hidden={found.length === 0}
        onClick={click}
      >
        {optionsOf({ id, items: drawn, current, value })}
        <div role="presentation" hidden={!isWhole}>
          <Rest id={id} items={whole} current={isInRest ? current : undefined} value={value} />
        </div>
      </div>
      <p role="status" className="searched-none">
        {found.length === 0 && words?.nothingFound}
      </p>
    </div>
  );
}

/** Round the corner by one, to the last or the first by more. */
function placeAfter(at: number, step: number, count: number): number {
  const next = at + step;
  if (Math.abs(step) === 1) return (next + count) % count;
  return Math.min(Math.max(next, 0), count - 1);
}

/** Scrolls the list only: `scrollIntoView` would scroll the page behind, too. */
function bringIntoView(option: HTMLElement, list: HTMLElement, edge: 'top' | 'nearest') {
  const { offsetTop, offsetHeight: height } = option;
  const padding = list.firstElementChild instanceof HTMLElement ? list.firstElementChild.offsetTop : 0;
  const top = offsetTop - padding;
  if (edge === 'top' || top < list.scrollTop) list.scrollTop = top;
  else list.scrollTop = Math.max(list.scrollTop, offsetTop + height + padding - list.clientHeight);
}

/** Has the focus as soon as it is there. */
function SearchField(input: Omit<SearchInputProps, 'ref'>) {
  // A phone's keys would cover half of the list: they come when the field is tapped.
  const isTouched = useMedia('(pointer: coarse)');
  const [isTapped, setTapped] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // After the list's own scope of the focus is there: the dialog around would take the focus back. What opens is not in its place yet,
  // and the page must not scroll to where it is.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <div className="searched-field">
      <SearchInput
        {...input}
        ref={field}
        enterKeyHint="done"
        inputMode={isTouched && !isTapped ? 'none' : 'search'}
        onPointerDown={({ currentTarget }) => {
          if (!isTouched || isTapped) return;
          setTapped(true);
          // The tap gives the focus back, and with it come the keys.
          currentTarget.blur();
        }}
      />
    </div>
  );
}

interface OptionsProps {
  id: string;
  items: readonly SelectItem[];
  current: SelectItem | undefined;
  value: string | null;
}

/** The element of an option. */
const optionIdOf = (listId: string, item: SelectItem) => `${listId}-${item.id}`;

const optionsOf = ({ id, items, current, value }: OptionsProps) =>
  items.map((item) => (
    <SearchedOption
      key={item.id}
      id={optionIdOf(id, item)}
      item={item}
      isCurrent={item === current}
      isChosen={item.id === value}
    />
  ));

/** The options after the first; not touched by a key that finds others. */
const Rest = memo((props: OptionsProps) => optionsOf({ ...props, items: props.items.slice(FIRST_DRAWN) }));

interface SearchedOptionProps {
  id: string;
  item: SelectItem;
  isCurrent: boolean;
  isChosen: boolean;
}

const SearchedOption = memo(function SearchedOption({ id, item, isCurrent, isChosen }: SearchedOptionProps) {
  // Most are a name alone, and then the element is its text: a list of 250 has 250 elements.
  const isRich = isChosen || Boolean(item.description) || Boolean(item.trailing);
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-disabled={item.disabled}
      data-focused={isCurrent ? '' : undefined}
      data-selected={isChosen ? '' : undefined}
      data-disabled={item.disabled === true ? '' : undefined}
      className="option searched-option"
    >
      {isRich ? <OptionFace item={item} isChosen={isChosen} /> : item.label}
    </div>
  );
});
