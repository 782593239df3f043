import { Text, useText, type MessageId } from '@bank/i18n';
import { Badge } from '@bank/ui';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { useMenuItems, type ShownItem } from './use-menu-items';

/** The personal and the company menu as lists of links, for the side navigation and the phone's "More". */
export function MenuGroups({ isOpen, onGo }: { isOpen: boolean; onGo?: () => void }) {
  const { personal, company } = useMenuItems(isOpen);
  return (
    <>
      <MenuGroup title="shell.menu.companyGroup" items={company} onGo={onGo} />
      <MenuGroup title="shell.menu.personalGroup" items={personal} onGo={onGo} />
    </>
  );
}

function MenuGroup({ title, items, onGo }: { title: MessageId; items: readonly ShownItem[]; onGo?: () => void }) {
  const id = useId();
  const t = useText();
  if (items.length === 0) return null;
  return (
    <div>
      <p id={id} className="px-3.5 pb-1 text-xs font-semibold tracking-wide uppercase">
        <Text id={title} />
      </p>
      <ul aria-labelledby={id} className="grid gap-0.5">
        {items.map(({ to, label, icon: Icon, waiting }) => (
          <li key={to}>
            <NavLink to={to} end className="nav-item" onClick={onGo}>
              <Icon className="size-5 shrink-0" />
              <span className="min-w-0 flex-1">
                <Text id={label} />
              </span>
              {waiting > 0 && <Badge tone="warning">{t('shell.menu.waiting', { count: waiting })}</Badge>}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
