import { Text, useText } from '@bank/i18n';
import { usePreferences, type MenuRow } from '@bank/kit';
import { Dialog, Switch } from '@bank/ui';
import { LogOut } from 'lucide-react';
import { PlaceBadge } from './place-badge';
import { PlaceLink } from './place-link';
import { useLogOut } from './use-log-out';

interface MoreSheetProps {
  rows: readonly MenuRow[];
  isOpen: boolean;
  onClose(): void;
}

/** What the bar of a phone has no room for: the other places as a grid, the figures out of sight, the way out. */
export function MoreSheet({ rows, isOpen, onClose }: MoreSheetProps) {
  const t = useText();
  const logOut = useLogOut();
  const { hideBalances, setHideBalances } = usePreferences((state) => state);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="sheet"
      title={<Text id="shell.menu.more" />}
      closeLabel={t('kit.close')}
    >
      <ul className="grid grid-cols-4 gap-x-2 gap-y-4">
        {rows.map((row) => (
          <li key={row.place}>
            <PlaceLink
              row={row}
              replace
              className="rounded-control aria-[current]:text-accent flex min-h-20 flex-col items-center gap-2 text-center text-xs font-medium"
            >
              <span className="bg-sunken rounded-card relative grid size-14 place-items-center">
                <row.icon className="size-6" aria-hidden="true" />
                <span className="absolute -top-1 -right-1">
                  <PlaceBadge row={row} isWanted={isOpen} />
                </span>
              </span>
              <span className="max-w-full break-words">
                <Text id={row.label} />
              </span>
            </PlaceLink>
          </li>
        ))}
      </ul>
      <div className="border-line mt-6 grid gap-2 border-t pt-4">
        <Switch label={<Text id="kit.hideBalances" />} isSelected={hideBalances} onChange={setHideBalances} />
        <button
          type="button"
          className="rounded-control flex min-h-12 items-center gap-3 font-semibold"
          onClick={logOut}
        >
          <LogOut className="size-5 shrink-0" aria-hidden="true" />
          <Text id="shell.menu.logOut" />
        </button>
      </div>
    </Dialog>
  );
}
