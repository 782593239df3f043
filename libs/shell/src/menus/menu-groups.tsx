import { Text, type MessageId } from '@bank/i18n';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { menuBadge } from './menu-badge';
import { useMenuItems, type ShownItem } from './use-menu-items';

interface MenuGroupsProps {
  isOpen: boolean;
  /** The links take the place of the open sheet in the browser's history, so that Back skips it. */
  replace?: boolean;
}

/** The personal and the company menu as lists of links, for the side navigation and the phone's "More". */
export function MenuGroups({ isOpen, replace = false }: MenuGroupsProps) {
  const { personal, company } = useMenuItems(isOpen);
  return (
    <>
      <MenuGroup title="kit.place.company" items={company} replace={replace} />
      <MenuGroup title="shell.menu.personalGroup" items={personal} replace={replace} />
    </>
  );
}

function MenuGroup({ title, items, replace }: { title: MessageId; items: readonly ShownItem[]; replace: boolean }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <div>
      <p id={id} className="px-3.5 pb-1 text-xs font-semibold tracking-wide uppercase">
        <Text id={title} />
      </p>
      <ul aria-labelledby={id} className="grid gap-0.5">
        {items.map((item) => (
          <li key={item.to}>
            <NavLink to={item.to} end replace={replace} className="nav-item">
              <item.icon className="size-5 shrink-0" />
              <span className="min-w-0 flex-1">
                <Text id={item.label} />
              </span>
              {menuBadge(item)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
