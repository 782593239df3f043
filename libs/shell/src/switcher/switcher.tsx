import { useBrand } from '@bank/brand';
import { useText } from '@bank/i18n';
import { AppearanceSheet, personName, useOpen } from '@bank/kit';
import { useCustomer } from '@bank/session/calls';
import { atLeast, BrandMark, breakpoints, onFirstUse, useMedia } from '@bank/ui';
import { ChevronDown, ChevronsUpDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { currentParty } from './acting-for';
import { SwitcherMenu } from './switcher-menu';

const LAPTOP = atLeast(breakpoints.laptop);
const POPUPS = ['switcher', 'looks'] as const;

const Sheet = onFirstUse(() => import('./switcher-sheet').then(({ SwitcherSheet }) => ({ default: SwitcherSheet })));
/** Fetches the sheet ahead of its first use. */
export const warmUpSwitcher = Sheet.warmUp;

/**
 * At the top left of every page: for whom the user acts, and behind it everybody else they can act for, what belongs to them and this
 * device, and the way out. A menu beside the navigation, a sheet on a phone.
 */
export function Switcher() {
  const t = useText();
  const isLaptop = useMedia(LAPTOP);
  const { customer, access } = useCustomer();
  const { open, show, close } = useOpen(POPUPS);
  const { name, role, kind } = currentParty(customer, access);
  const line = kind === 'you' ? t(role) : `${personName(customer, access)} · ${t(role)}`;
  const label = `${name}, ${line}`;
  const face = <Face name={name} line={line} isLaptop={isLaptop} />;
  const showAppearance = () => show('looks');
  const place = useRef<HTMLSpanElement>(null);
  // The menu item that opened the sheet is gone when the sheet closes, so the focus returns to what opened the menu.
  const hadLooks = useRef(false);
  useEffect(() => {
    if (hadLooks.current && open !== 'looks') place.current?.querySelector('button')?.focus();
    hadLooks.current = open === 'looks';
  }, [open]);
  return (
    <span ref={place} className="contents">
      {isLaptop ? (
        <SwitcherMenu label={label} face={face} onAppearance={showAppearance} />
      ) : (
        <>
          <button
            type="button"
            aria-label={label}
            aria-haspopup="dialog"
            aria-expanded={open === 'switcher'}
            className="switcher"
            onPointerEnter={Sheet.warmUp}
            onClick={() => show('switcher')}
          >
            {face}
          </button>
          <Sheet.Show
            isWanted={open === 'switcher'}
            given={{ isOpen: open === 'switcher', onClose: close, onAppearance: showAppearance }}
          />
        </>
      )}
      {open === 'looks' && <AppearanceSheet onClose={close} />}
    </span>
  );
}

function Face({ name, line, isLaptop }: { name: string; line: string; isLaptop: boolean }) {
  const brand = useBrand();
  return (
    <>
      <BrandMark mark={brand.mark} name={brand.name} markOnly isDecorative size="small" />
      <span className="min-w-0 flex-1">
        <span className="switcher-name font-semibold">{name}</span>
        {isLaptop && <span className="switcher-line text-xs opacity-80">{line}</span>}
      </span>
      {isLaptop ? <ChevronsUpDown aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
    </>
  );
}
