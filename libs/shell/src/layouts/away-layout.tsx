import { useBrand } from '@bank/brand';
import { Text, useText } from '@bank/i18n';
import { BrandMark, Button, useMedia } from '@bank/ui';
import { LogOut } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { WhatFailed } from '../errors/what-failed';
import { isInProfileMenus } from '../menus/menu-items';
import { barRows, menuRows } from '../menus/places';
import { useLogOut } from '../menus/use-log-out';
import { MainRegion } from '../page/main-region';
import { features } from '../routing/features';

const rows = menuRows(features).filter(({ to }) => !isInProfileMenus(to));
const LAPTOP = '(min-width: 1024px)';

/**
 * The bank's frame while nobody has said yet who is signed in: the places, and the way out. A reload in the middle of an outage
 * stays in it until the bank answers.
 */
export function AwayLayout() {
  const { mark, name } = useBrand();
  const isLaptop = useMedia(LAPTOP);
  const logOut = useLogOut();
  return (
    <div className="bg-surface text-text flex min-h-dvh">
      {isLaptop && <Places isLaptop />}
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="nav-face laptop:border-b-0 laptop:bg-transparent laptop:px-8 laptop:pt-4 laptop:text-text flex items-center gap-2 border-b px-4 pt-[calc(0.375rem+var(--inset-top))] pb-1.5">
          <div className="laptop:invisible flex-1">
            <BrandMark mark={mark} name={name} size="small" />
          </div>
          <Button variant="quiet" icon={<LogOut />} onClick={logOut}>
            <Text id="shell.menu.logOut" />
          </Button>
        </header>
        <MainRegion className="laptop:px-8 laptop:pt-4 mx-auto w-full max-w-[70rem] flex-1 px-4 pt-5 pb-[calc(var(--bar-room)+2.5rem)]">
          <WhatFailed />
        </MainRegion>
      </div>
      {!isLaptop && <Places isLaptop={false} />}
    </div>
  );
}

/** The places that everybody has, as links: whoever follows one is asked for again there. */
function Places({ isLaptop }: { isLaptop: boolean }) {
  const { mark, name } = useBrand();
  const t = useText();
  const shown = isLaptop ? rows : barRows(rows).shown;
  return (
    <nav
      aria-label={t('shell.menu.places')}
      className={
        isLaptop
          ? 'nav-face sticky top-0 h-dvh w-72 shrink-0 overflow-y-auto border-r px-3 py-5'
          : 'border-line bg-raised text-muted fixed inset-x-0 bottom-0 z-30 border-t pb-(--inset-bottom)'
      }
    >
      {isLaptop && (
        <div className="px-3 pb-6">
          <BrandMark mark={mark} name={name} />
        </div>
      )}
      <ul className={isLaptop ? 'grid gap-1' : 'flex'}>
        {shown.map(({ label, to, icon: Icon }) => (
          <li key={to} className="flex-1">
            <NavLink
              to={to}
              className={isLaptop ? 'nav-item' : 'flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs'}
            >
              <Icon className={isLaptop ? 'size-5 shrink-0' : 'size-6'} />
              <Text id={label} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
