import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useContext, type RefObject } from 'react';
import { Header, Menu as AriaMenu, MenuItem, MenuSection, Popover, RouterProvider } from 'react-aria-components';
import { AriaLocale } from './aria-locale';
import { LinkNavigationContext } from './link-navigation';
import type { MenuEntry, MenuProps } from './menu';
import '../styles/late/overlays.css';

export interface MenuListProps {
  label: string;
  items: readonly MenuEntry[];
  placement?: MenuProps['placement'];
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onClose: () => void;
}

/** What a menu opens; loaded with the first one (see menu.tsx). */
export default function MenuList({ label, items, placement = 'bottom end', trigger, isOpen, onClose }: MenuListProps) {
  const navigate = useContext(LinkNavigationContext);
  const list = (
    <Popover
      className="popover"
      aria-label={label}
      offset={4}
      placement={placement}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- the menu opens for this: focus moves to its first item */}
      <AriaMenu aria-label={label} className="listbox" autoFocus="first" onClose={onClose}>
        {groupsOf(items).map((group, index) => (
          <Group key={group[0].id} group={group} label={label} isFirst={index === 0} />
        ))}
      </AriaMenu>
    </Popover>
  );
  return <AriaLocale>{navigate ? <RouterProvider navigate={navigate}>{list}</RouterProvider> : list}</AriaLocale>;
}

type EntryGroup = readonly [MenuEntry, ...MenuEntry[]];

/** The entries between the lines. */
function groupsOf(items: readonly MenuEntry[]): EntryGroup[] {
  return items.reduce<EntryGroup[]>((groups, item) => {
    const last = groups.at(-1);
    if (last === undefined || item.startsGroup) return [...groups, [item]];
    return [...groups.slice(0, -1), [...last, item]];
  }, []);
}

function Group({ group, label, isFirst }: { group: EntryGroup; label: string; isFirst: boolean }) {
  const [{ startsGroup }] = group;
  const heading = typeof startsGroup === 'string' ? startsGroup : null;
  const hasChoice = group.some(({ isChosen }) => isChosen !== undefined);
  return (
    <MenuSection
      aria-label={heading === null ? label : undefined}
      className={clsx(!isFirst && 'option-group')}
      selectionMode={hasChoice ? 'single' : 'none'}
      selectedKeys={group.filter(({ isChosen }) => isChosen).map(({ id }) => id)}
    >
      {heading !== null && <Header className="option-heading">{heading}</Header>}
      {group.map((item) => (
        <MenuItem
          key={item.id}
          id={item.id}
          textValue={item.label}
          href={item.href}
          onAction={item.onAction}
          className={clsx('option', item.tone === 'danger' && 'text-danger')}
        >
          {item.icon}
          <span className="min-w-0 flex-1">
            {item.label}
            {item.description !== undefined && <span className="option-description">{item.description}</span>}
          </span>
          {item.trailing}
          {item.isChosen === true && <Check className="option-check" />}
        </MenuItem>
      ))}
    </MenuSection>
  );
}
