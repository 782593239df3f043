import { Text, useText } from '@bank/i18n';
import { Button, Panel, Select } from '@bank/ui';
import { useState } from 'react';
import type { Columns, Field } from '../reading/columns';
import { type Table, textOf } from '../reading/table';
import type { Sheet } from '../sheet/sheet';

interface ColumnChoiceProps {
  sheet: Sheet;
  table: Table;
  found: Columns;
  onChoose(columns: Columns): void;
  /** Another file instead. */
  onBack(): void;
}

const NONE = 'none';

/** Which column of the file is what, where its names did not say so. Asked once for a file. */
export function ColumnChoice({ sheet, table, found, onChoose, onBack }: ColumnChoiceProps) {
  const t = useText();
  const [columns, setColumns] = useState(found);
  const [head = [], first = []] = table;
  const width = Math.max(head.length, first.length);
  const items = [
    { id: NONE, label: t('transfers.mass.noColumn') },
    ...Array.from({ length: width }, (_, at) => ({
      id: String(at),
      label: textOf(head[at]) || t('transfers.mass.column', { number: at + 1 }),
      description: textOf(first[at]),
    })),
  ];
  const choose = (field: Field, column: string) => {
    const others = Object.fromEntries(Object.entries(columns).filter(([other]) => other !== field));
    setColumns(column === NONE ? others : { ...others, [field]: Number(column) });
  };
  return (
    <Panel>
      <div className="grid max-w-xl gap-4">
        <h2 className="font-semibold">
          <Text id="transfers.mass.columns" />
        </h2>
        <p className="text-muted text-sm">
          <Text id="transfers.mass.columnsBody" />
        </p>
        {sheet.columns.map(({ field, label }) => (
          <Select
            key={field}
            label={label}
            items={items}
            value={String(columns[field] ?? NONE)}
            onChange={(column) => choose(field, column)}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button
            disabled={sheet.shape.required.some((field) => columns[field] === undefined)}
            onClick={() => onChoose(columns)}
          >
            <Text id="kit.continue" />
          </Button>
          <Button variant="quiet" onClick={onBack}>
            <Text id="transfers.globalBatch.otherFile" />
          </Button>
        </div>
      </div>
    </Panel>
  );
}
