import { Text, useText } from '@bank/i18n';
import { preferences, useOpen, type MenuRow } from '@bank/kit';
import { useCustomer } from '@bank/session/calls';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keyReader } from '../shortcuts/key-reader';
import { ShortcutsSheet } from '../shortcuts/shortcuts-slot';
import { useSettled } from '../signed-in/settled';

import { PalettePart } from './palette-slot';

const POPUPS = ['find', 'keys'] as const;

/**
 * Opens the palette, as Ctrl K and ⌘ K do (ADR-43), and hands other keys to their reader (ADR-51). A first page carries this button and
 * the listener, and nothing of what opens. Where there is room the button looks like the field that it opens.
 */
export function PaletteSlot({ rows }: { rows: readonly MenuRow[] }) {
  const t = useText();
  const navigate = useNavigate();
  const { may } = useCustomer();
  const { open, show, close } = useOpen(POPUPS);
  const isSettled = useSettled();
  // It opens with the press, and not once the router has been round: the page below is drawn again for each address.
  const { key } = useLocation();
  const [pressedAt, setPressedAt] = useState<string | null>(null);
  const [isGivenUp, setGivenUp] = useState(false);
  const isOpen = open === 'find' ? !isGivenUp : open === null && pressedAt === key;
  useEffect(() => {
    if (open === null) return;
    // Back leads to the entry of the press, where it is closed.
    setPressedAt(null);
    if (!isGivenUp) return;
    setGivenUp(false);
    close();
  }, [open, isGivenUp, close]);
  // Back may come before the page has heard of the entry that it leads out of.
  useEffect(() => {
    if (pressedAt === null) return undefined;
    const leave = () => setPressedAt(null);
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [pressedAt]);
  const find = () => {
    setPressedAt(key);
    setGivenUp(false);
    show('find');
  };
  /** Closed before the router has been round: it is closed once that is back. */
  const giveUp = () => {
    setPressedAt(null);
    setGivenUp(true);
  };
  const places = rows.map(({ place }) => place);
  useEffect(() => {
    if (!isSettled) return;
    keyReader.warmUp();
    PalettePart.warmUp();
  }, [isSettled]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // What is being decided in a dialog is not left by a key.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
      if (isPaletteKey(event)) {
        event.preventDefault();
        find();
        return;
      }
      keyReader.take(event, { places, may }, (does) => {
        if (does.to !== undefined) void navigate(does.to);
        else if (does.id === 'search') find();
        else if (does.id === 'list') show('keys');
        else preferences.getState().setHideBalances(!preferences.getState().hideBalances);
      });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return (
    <>
      <button
        type="button"
        aria-label={t('shell.find.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="find"
        onPointerEnter={PalettePart.warmUp}
        onClick={find}
      >
        <Search aria-hidden="true" />
        <span className="find-word">
          <Text id="shell.find.open" />
        </span>
        <kbd className="find-key">{keysShown()}</kbd>
      </button>
      {isOpen && <PalettePart rows={rows} onClose={open === null ? giveUp : close} onShortcuts={() => show('keys')} />}
      {open === 'keys' && <ShortcutsSheet places={places} onClose={close} />}
    </>
  );
}

/** Apple's keyboards name the key by its sign. */
const keysShown = () => (/^(Mac|iP)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K');

const isPaletteKey = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
