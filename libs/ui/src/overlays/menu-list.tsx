import clsx from 'clsx';
import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components';
import type { MenuEntry } from './menu';

export interface MenuListProps {
  label: string;
  items: readonly MenuEntry[];
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onClose: () => void;
}

/** What a menu opens; loaded with the first one (see menu.tsx). */
export default function MenuList({ label, items, trigger, isOpen, onClose }: MenuListProps) {
  return (
    <Popover
      className="popover"
      aria-label={label}
      offset={4}
      placement="bottom end"
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- the menu opens for this: focus moves to its first item */}
      <AriaMenu aria-label={label} className="listbox" items={items} autoFocus="first" onClose={onClose}>
        {(item) => (
          <MenuItem
            id={item.id}
            textValue={item.label}
            href={item.href}
            onAction={item.onAction}
            className={clsx('option', item.tone === 'danger' && 'text-danger', item.startsGroup && 'option-group')}
          >
            {item.icon}
            {item.trailing ? <span className="min-w-0 flex-1">{item.label}</span> : item.label}
            {item.trailing}
          </MenuItem>
        )}
      </AriaMenu>
    </Popover>
  );
}
