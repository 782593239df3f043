import { Text, type MessageId } from '@bank/i18n';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { menuBadge } from './menu-badge';
import { useMenuItems, type ShownItem } from './use-menu-items';

/** The personal and the company menu as lists of links, for the side navigation and the phone's "More". */
export function MenuGroups({ isOpen, onGo }: { isOpen: boolean; onGo?: () => void }) {
  const { personal, company } = useMenuItems(isOpen);
  return (
    <>
      <MenuGroup title="kit.place.company" items={company} onGo={onGo} />
      <MenuGroup title="shell.menu.personalGroup" items={personal} onGo={onGo} />
    </>
  );
}

function MenuGroup({ title, items, onGo }: { title: MessageId; items: readonly ShownItem[]; onGo?: () => void }) {
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
            <NavLink to={item.to} end className="nav-item" onClick={onGo}>
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
