import type { RefObject } from 'react';
import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { AriaLocale } from '../overlays/aria-locale';
import { OptionFace } from './option-face';
import { SearchedOptions } from './searched-options';
import type { SelectItem } from './select';
import '../styles/late/overlays.css';

export interface SelectListProps {
  labelledBy: string;
  items: readonly SelectItem[];
  value: string | null;
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** Wider than its narrow button. */
  isWide: boolean;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** More than stand in the window at once are searched. */
const SEARCHED_FROM = 16;

/** What a select opens; loaded with the first one (see select.tsx). */
export default function SelectList(props: SelectListProps) {
  const { labelledBy, items, value, trigger, isOpen, isWide, onChoose, onClose } = props;
  const take = (id: string) => {
    onChoose(id);
    onClose();
  };
  // It has no way out to animate. Taken out as a whole it costs the page one layout; closed by the popover itself, two.
  if (!isOpen) return null;
  return (
    <AriaLocale>
      <Popover
        className={isWide ? 'popover select-popover-wide' : 'popover select-popover'}
        aria-labelledby={labelledBy}
        offset={4}
        triggerRef={trigger}
        isOpen
        onOpenChange={(open) => !open && onClose()}
      >
        {items.length >= SEARCHED_FROM ? (
          <SearchedOptions labelledBy={labelledBy} items={items} value={value} onTake={take} />
        ) : (
          <ListBox
            aria-labelledby={labelledBy}
            className="listbox"
            items={items}
            selectionMode="single"
            selectedKeys={value === null ? [] : [value]}
            // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the list opens for this: focus moves to the chosen item
            autoFocus={value === null ? 'first' : true}
            shouldFocusWrap
            onSelectionChange={(keys) => {
              // Choosing the current item again would deselect it here; keep it and close the list.
              const [key] = keys === 'all' ? [] : keys;
              if (key === undefined) onClose();
              else take(String(key));
            }}
          >
            {(item) => <SelectOption item={item} />}
          </ListBox>
        )}
      </Popover>
    </AriaLocale>
  );
}

function SelectOption({ item }: { item: SelectItem }) {
  return (
    <ListBoxItem id={item.id} textValue={item.label} isDisabled={item.disabled} className="option">
      {({ isSelected }) => <OptionFace item={item} isChosen={isSelected} />}
    </ListBoxItem>
  );
}
