import { Text, useText } from '@bank/i18n';
import { useOpen, type MenuRow } from '@bank/kit';
import { Dialog } from '@bank/ui';
import { Ellipsis } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { useWrapper } from '@bank/wrapper';
import { AccountActionsSlot } from './account-actions-slot';
import { MenuGroups } from './menu-groups';
import { barRows } from './places';

const ITEM =
  'flex min-h-14 flex-1 cursor-pointer flex-col items-center justify-center gap-0.5 rounded-control px-1 text-center text-xs font-medium aria-[current=page]:font-semibold aria-[current=page]:text-accent';

const POPUPS = ['more'] as const;

/** On a phone: the places within reach of the thumb, the rest behind "More". */
export function BottomBar({ rows }: { rows: readonly MenuRow[] }) {
  const t = useText();
  const { open, show, close } = useOpen(POPUPS);
  const isOpen = open !== null;
  // Where the app has a footer of its own, or the keyboard needs the room, the bar steps aside.
  const isAside = useWrapper(({ keyboardVisible, footerLocked }) => keyboardVisible || footerLocked);
  const { shown, rest } = barRows(rows);
  if (isAside) return null;
  return (
    <nav
      aria-label={t('shell.menu.places')}
      className="border-line bg-raised text-muted laptop:hidden fixed inset-x-0 bottom-0 z-30 flex border-t pr-(--inset-right) pb-(--inset-bottom) pl-(--inset-left)"
    >
      {shown.map(({ label, to, icon: Icon }) => (
        <NavLink key={to} to={to} className={ITEM}>
          <Icon className="size-6" />
          <Text id={label} />
        </NavLink>
      ))}
      <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} className={ITEM} onClick={() => show('more')}>
        <Ellipsis className="size-6" />
        <Text id="shell.menu.more" />
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        size="sheet"
        title={<Text id="shell.menu.more" />}
        closeLabel={t('kit.close')}
      >
        <div className="grid gap-6">
          {rest.length > 0 && (
            <ul className="-mx-3.5 grid gap-1">
              {rest.map(({ label, to, icon: Icon }) => (
                <li key={to}>
                  <NavLink to={to} replace className="nav-item">
                    <Icon className="size-5 shrink-0" />
                    <Text id={label} />
                  </NavLink>
                </li>
              ))}
            </ul>
          )}
          {/* The edges of the lines stand out, so that their icons stand in line with everything else. */}
          <div className="-mx-3.5 grid gap-6 empty:hidden">
            <MenuGroups isOpen={isOpen} replace />
          </div>
          <div className="border-line border-t pt-6">
            <AccountActionsSlot />
          </div>
        </div>
      </Dialog>
    </nav>
  );
}
