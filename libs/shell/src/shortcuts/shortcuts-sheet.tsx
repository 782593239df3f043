import { Text, useText, type MessageId } from '@bank/i18n';
import { Row, Rows, useShortcutSettings, useStep, type Place } from '@bank/kit';
import { useCustomer } from '@bank/session/calls';
import { Button, Dialog, Switch } from '@bank/ui';
import { useId } from 'react';
import { ChangeKeys } from './change-keys';
import { Keys } from './keys';
import { SHORTCUTS, shortcutsOf, withKeys, type Shortcut } from './shortcuts';

const GROUPS: readonly (readonly [Shortcut['group'], MessageId])[] = [
  ['here', 'shell.keys.here'],
  ['do', 'shell.keys.do'],
  ['go', 'shell.keys.go'],
];

const STEPS = SHORTCUTS.map(({ id }) => id);

/** What keys do, by groups; each row changes its keys. What is set counts at once and stays on the device (ADR-51). */
export default function ShortcutsSheet({ places, onClose }: { places: readonly Place[]; onClose: () => void }) {
  const t = useText();
  const { may } = useCustomer();
  const { areOn, changes, setOn, reset } = useShortcutSettings((state) => state);
  const { open, show, close } = useStep(STEPS);
  const shortcuts = shortcutsOf(withKeys(changes), { places, may });
  const changed = shortcuts.find(({ id }) => id === open);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sheet"
      title={changed ? t('shell.keys.of', { what: t(changed.label) }) : t('shell.keys.title')}
      closeLabel={t('kit.close')}
    >
      {changed ? (
        <ChangeKeys shortcut={changed} onDone={close} />
      ) : (
        <div className="grid gap-6">
          <Switch
            label={<Text id="shell.keys.on" />}
            description={<Text id="shell.keys.onHelp" />}
            isSelected={areOn}
            onChange={setOn}
          />
          {GROUPS.map(([group, label]) => (
            <Group
              key={group}
              label={label}
              areOn={areOn}
              shortcuts={shortcuts.filter((shortcut) => shortcut.group === group)}
              onChange={(shortcut) => show(shortcut.id)}
            />
          ))}
          {Object.keys(changes).length > 0 && (
            <Button variant="secondary" onClick={reset} className="justify-self-start">
              <Text id="shell.keys.reset" />
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}

interface GroupProps {
  label: MessageId;
  areOn: boolean;
  shortcuts: readonly Shortcut[];
  onChange(shortcut: Shortcut): void;
}

function Group({ label, areOn, shortcuts, onChange }: GroupProps) {
  const heading = useId();
  const t = useText();
  if (shortcuts.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="text-muted mb-1 text-sm font-semibold">
        <Text id={label} />
      </h3>
      <Rows labelledBy={heading}>
        {shortcuts.map((shortcut) => (
          <Row
            key={shortcut.id}
            title={<Text id={shortcut.label} />}
            label={
              areOn && shortcut.keys !== ''
                ? t('shell.keys.rowLabel', { what: t(shortcut.label), keys: spoken(shortcut.keys) })
                : t('shell.keys.rowNone', { what: t(shortcut.label) })
            }
            aside={
              areOn && shortcut.keys !== '' ? (
                <Keys keys={shortcut.keys} />
              ) : (
                <span className="text-muted text-sm">
                  <Text id="shell.keys.none" />
                </span>
              )
            }
            onPress={() => onChange(shortcut)}
          />
        ))}
      </Rows>
    </section>
  );
}

/** Letter by letter: a screen reader would read "gh" as a word. */
export const spoken = (keys: string) => [...keys.toUpperCase()].join(' ');
