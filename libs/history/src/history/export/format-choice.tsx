import { Text, useText } from '@bank/i18n';
import { type ExportFormat, STATEMENT_FORMATS } from '@bank/protocol/history-export';
import { useId } from 'react';
import { FORMAT_GROUPS, FORMAT_WORDS } from './export-formats';

interface FormatChoiceProps {
  value: ExportFormat;
  onChange(format: ExportFormat): void;
  /** Statements hold a whole account. */
  mayBeStatement: boolean;
}

/** What the file will be: native radio buttons, so that the arrow keys choose. What cannot be chosen says why. */
export function FormatChoice({ value, onChange, mayBeStatement }: FormatChoiceProps) {
  const t = useText();
  const name = useId();
  const reason = useId();
  return (
    <div role="radiogroup" aria-label={t('history.export.format')} className="grid gap-4">
      {FORMAT_GROUPS.map(({ label, formats }) => {
        const isOpen = mayBeStatement || !formats.some((format) => STATEMENT_FORMATS.has(format));
        return (
          <div key={label} className="grid gap-2">
            <p className="text-sm font-medium">
              <Text id={label} />
            </p>
            {!isOpen && (
              <p id={reason} className="text-muted text-sm">
                <Text id="history.export.wholeAccountOnly" />
              </p>
            )}
            <div className="grid gap-2">
              {formats.map((format) => (
                <label
                  key={format}
                  className="choice-tile items-start justify-start gap-2.5 text-left has-disabled:opacity-60"
                >
                  <input
                    type="radio"
                    name={name}
                    value={format}
                    checked={format === value}
                    disabled={!isOpen}
                    aria-describedby={isOpen ? undefined : reason}
                    onChange={() => onChange(format)}
                    className="accent-accent mt-1 shrink-0"
                  />
                  <span className="min-w-0 font-medium">
                    {t(FORMAT_WORDS[format].name)}
                    <span className="text-muted block text-sm font-normal">{t(FORMAT_WORDS[format].use)}</span>
                  </span>
                </label>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}
