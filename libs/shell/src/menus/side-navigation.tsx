import { useBrand } from '@bank/brand';
import { Text, useText } from '@bank/i18n';
import type { MenuRow } from '@bank/kit';
import { BrandMark } from '@bank/ui';
import { NavLink } from 'react-router-dom';
import { MenuGroups } from './menu-groups';

/** From 1024 px: every place there is, and both profile menus, always in view. */
export function SideNavigation({ rows }: { rows: readonly MenuRow[] }) {
  const { mark, name } = useBrand();
  const t = useText();
  return (
    <nav
      aria-label={t('shell.menu.places')}
      className="nav-face laptop:flex sticky top-0 hidden h-dvh w-72 shrink-0 flex-col overflow-y-auto border-r px-3 py-5"
    >
      <div className="px-3 pb-6">
        <BrandMark mark={mark} name={name} />
      </div>
      <div className="grid gap-5">
        <ul className="grid gap-1">
          {rows.map(({ label, to, icon: Icon }) => (
            <li key={to}>
              <NavLink to={to} className="nav-item">
                <Icon className="size-5 shrink-0" />
                <Text id={label} />
              </NavLink>
            </li>
          ))}
        </ul>
        {/* Smaller than the places above: languages with long words have their lines whole, in bold faces too. */}
        <div className="grid gap-5 text-sm empty:hidden">
          <MenuGroups isOpen={false} />
        </div>
      </div>
    </nav>
  );
}
