import { Text, useLocale } from '@bank/i18n';
import { decimalsOf, type Marks, parseCell } from '@bank/money';
import { Button, Panel } from '@bank/ui';
import { shownAmount } from '../reading/amounts';

interface NotationChoiceProps {
  /** An amount of the file that can be read in two ways. */
  written: string;
  /** Of the account that pays. */
  currency: string;
  onChoose(marks: Marks): void;
  /** Another file instead. */
  onBack(): void;
}

const BOTH: readonly Marks[] = ['point', 'comma'];

/** What an amount comes to in a notation, as the reader writes it. */
export function amountRead(written: string, marks: Marks, currency: string, locale: string): string {
  const decimals = Math.max(3, decimalsOf(currency));
  const parsed = parseCell(written, { marks, isChosen: true, decimals, currency });
  return parsed.ok ? shownAmount(parsed.amount, locale) : written;
}

/** How the amounts of a file are meant, where they do not say it themselves (R2.7.220). Asked once for a file. */
export function NotationChoice({ written, currency, onChoose, onBack }: NotationChoiceProps) {
  const locale = useLocale();
  return (
    <Panel>
      <div className="grid max-w-xl gap-4">
        <h2 className="font-semibold">
          <Text id="transfers.mass.notation" values={{ written }} />
        </h2>
        <p className="text-muted text-sm">
          <Text id="transfers.mass.notationBody" />
        </p>
        <div className="flex flex-wrap gap-3">
          {BOTH.map((marks) => (
            <Button key={marks} variant="secondary" onClick={() => onChoose(marks)}>
              <Text
                id="transfers.mass.notationAs"
                values={{ written, amount: amountRead(written, marks, currency, locale) }}
              />
            </Button>
          ))}
          <Button variant="quiet" onClick={onBack}>
            <Text id="transfers.globalBatch.otherFile" />
          </Button>
        </div>
      </div>
    </Panel>
  );
}
