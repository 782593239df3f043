import { Text, useText } from '@bank/i18n';
import { useOpen, usePreferences, type MenuRow } from '@bank/kit';
import { useCustomer } from '@bank/session/calls';
import { Dialog, Switch } from '@bank/ui';
import { LogOut, Search, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { morePlaces, type MorePlace } from './more-places';
import { PlaceBadge } from './place-badge';
import { PlaceLink } from './place-link';
import { useLogOut } from './use-log-out';

interface MoreSheetProps {
  /** The places that the bar has no tab for. */
  rows: readonly MenuRow[];
  isOpen: boolean;
  onClose(): void;
}

/** The palette of the frame, which takes the place of this sheet. */
const PALETTE = ['find'] as const;

/** What the bar of a phone has no room for: every other place as a grid, the search, the figures out of sight, the way out. */
export function MoreSheet({ rows, isOpen, onClose }: MoreSheetProps) {
  const t = useText();
  const logOut = useLogOut();
  const { customer, may } = useCustomer();
  const palette = useOpen(PALETTE);
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
        {morePlaces(rows, may, customer).map((place) => (
          <li key={place.id}>
            <Tile place={place} isOpen={isOpen} />
          </li>
        ))}
      </ul>
      <div className="border-line mt-6 grid gap-2 border-t pt-4">
        <Deed icon={Search} onPress={() => palette.show('find')}>
          <Text id="shell.find.open" />
        </Deed>
        <Switch label={<Text id="kit.hideBalances" />} isSelected={hideBalances} onChange={setHideBalances} />
        <Deed icon={LogOut} onPress={logOut}>
          <Text id="shell.menu.logOut" />
        </Deed>
      </div>
    </Dialog>
  );
}

function Tile({ place, isOpen }: { place: MorePlace; isOpen: boolean }) {
  return (
    <PlaceLink
      row={place}
      replace
      className="rounded-control aria-[current]:text-accent flex min-h-20 flex-col items-center gap-2 text-center text-xs font-medium"
    >
      <span className="bg-sunken rounded-card relative grid size-14 place-items-center">
        <place.icon className="size-6" aria-hidden="true" />
        <span className="absolute -top-1 -right-1">
          <PlaceBadge row={place} isWanted={isOpen} />
        </span>
      </span>
      <span className="max-w-full break-words">
        <Text id={place.label} />
      </span>
    </PlaceLink>
  );
}

function Deed({ icon: Icon, onPress, children }: { icon: LucideIcon; onPress(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="rounded-control flex min-h-12 items-center gap-3 text-start font-semibold"
      onClick={onPress}
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      {children}
    </button>
  );
}
