import { Text, useText } from '@bank/i18n';
import { keysOf, useShortcutSettings } from '@bank/kit';
import { Button, TextField } from '@bank/ui';
import { useState, type SubmitEvent } from 'react';
import { conflictOf, type Shortcut } from './shortcuts';

/** Takes other keys for one shortcut, or none. Keys that another one has are refused by its name. */
export function ChangeKeys({ shortcut, onDone }: { shortcut: Shortcut; onDone: () => void }) {
  const t = useText();
  const { changes, change } = useShortcutSettings((state) => state);
  const [typed, setTyped] = useState(shortcut.keys);
  const keys = keysOf(typed);
  const other = conflictOf(shortcut.id, keys, changes);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (other) return;
    change(shortcut.id, keys);
    onDone();
  };
  return (
    <form className="grid gap-5" onSubmit={save}>
      <TextField
        name="keys"
        label={<Text id="shell.keys.field" />}
        description={<Text id="shell.keys.fieldHelp" />}
        error={other && t('shell.keys.taken', { keys: other.keys.toUpperCase(), what: t(other.label) })}
        value={keys.toUpperCase()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- who opens this step wants to press the new keys
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary">
          <Text id="shell.keys.save" />
        </Button>
        <Button variant="quiet" onClick={onDone}>
          <Text id="kit.cancel" />
        </Button>
      </div>
    </form>
  );
}
