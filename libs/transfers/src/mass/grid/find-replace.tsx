import { Text, useLocale, useText } from '@bank/i18n';
import { Button, Panel, Select, TextField } from '@bank/ui';
import { useMemo, useState } from 'react';
import type { MassLine } from '../mass-rows';
import type { Field } from '../reading/columns';
import type { Sheet } from '../sheet/sheet';
import { type GridChange, replaced } from './grid-state';

const ALL = 'all';

interface FindReplaceProps {
  sheet: Sheet;
  /** Those in sight. */
  lines: readonly MassLine[];
  change(change: GridChange): void;
  onClose(): void;
}

/** One text in the place of another, in all rows in sight at once (R2.7.146). It is one change, and can be taken back. */
export function FindReplace({ sheet, lines, change, onClose }: FindReplaceProps) {
  const t = useText();
  const locale = useLocale();
  // Where the person was goes on when they have done.
  const [before] = useState(() => document.activeElement);
  const [find, setFind] = useState('');
  const [put, setPut] = useState('');
  const [field, setField] = useState<Field | null>(null);
  const cells = useMemo(
    () => replaced(lines, sheet.shape.fields, { find, put, field }, locale),
    [lines, sheet, find, put, field, locale],
  );
  const close = () => {
    onClose();
    if (before instanceof HTMLElement) before.focus();
  };
  return (
    <Panel>
      <form
        aria-label={t('transfers.mass.replace')}
        className="tablet:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_12rem] grid items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (cells.length > 0) change({ type: 'set', cells });
        }}
      >
        <TextField
          name="find"
          label={t('transfers.mass.find')}
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the person has just asked to look for something
          autoFocus
          autoComplete="off"
          onKeyDown={({ key }) => key === 'Escape' && close()}
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
        <TextField
          name="put"
          label={t('transfers.mass.put')}
          autoComplete="off"
          onKeyDown={({ key }) => key === 'Escape' && close()}
          value={put}
          onChange={({ target }) => setPut(target.value)}
        />
        <Select
          label={t('transfers.mass.inColumn')}
          items={[
            { id: ALL, label: t('transfers.mass.allColumns') },
            ...sheet.columns.map(({ field: id, label }) => ({ id, label })),
          ]}
          value={field ?? ALL}
          onChange={(id) => setField(sheet.shape.fields.find((one) => one === id) ?? null)}
        />
        <div className="tablet:col-span-full flex flex-wrap items-center gap-3">
          <Button type="submit" variant="secondary" size="small" disabled={cells.length === 0}>
            <Text id="transfers.mass.replaceAll" />
          </Button>
          <Button variant="quiet" size="small" onClick={close}>
            <Text id="kit.close" />
          </Button>
          <p role="status" className="text-muted text-sm">
            {find !== '' && <Text id="transfers.mass.cellsFound" values={{ count: cells.length }} />}
          </p>
        </div>
      </form>
    </Panel>
  );
}
