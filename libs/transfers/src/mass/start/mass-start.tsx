import { call } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { FailureNote, useAttempt, useCountryItems } from '@bank/kit';
import { paths } from '@bank/paths';
import { MASS_ROWS, massSample, type MassType } from '@bank/protocol/transfers-mass';
import { downloadFile } from '@bank/wrapper';
import { Banner, Button, buttonClass, Panel, Select, Spinner } from '@bank/ui';
import { Download, FileSpreadsheet, ListChecks, Rows3 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { csvOf } from '../../batches/csv-of';
import { MOST_BYTES, type Table } from '../reading/table';
import { FAILURE_WORDS, FAILURE_VALUES, type Failure } from './failure-words';
import { WAYS } from '../ways';

const ACCEPTED =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** A line of text as the bank reads it; it has no words. */
const EXAMPLE = 'ana@example.com; 120.50; EUR';
const MEGABYTE = 1_000_000; // R2.9.6

/** Where the payees most likely are who are paid from an account in a currency. */
const HOMES: Readonly<Record<string, string>> = { EUR: 'DE', USD: 'US', GBP: 'GB', RON: 'RO', CAD: 'CA' };

interface MassStartProps {
  type: MassType;
  /** What the rows of the sample are paid in. */
  currencyCode: string;
  /** Why what was chosen last is not taken. */
  failure: Failure | null;
  onFailure(failure: Failure | null): void;
  onTable(name: string, table: Table): void;
}

/** Where the payments come from: a file of a spreadsheet, or text that is typed or pasted. */
export function MassStart({ type, currencyCode, failure, onFailure, onTable }: MassStartProps) {
  const t = useText();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [reading, setReading] = useState<AbortController | null>(null);
  const countries = useCountryItems();
  const [country, setCountry] = useState(type === 'interac' ? 'CA' : (HOMES[currencyCode] ?? 'DE'));
  const isInside = type === 'p2p';
  const hasCountry = !isInside && type !== 'crypto_eft';

  const read = async (name: string, source: File | string) => {
    onFailure(null);
    if (typeof source !== 'string' && source.size > MOST_BYTES) return onFailure('tooLarge');
    const controller = new AbortController();
    setReading(controller);
    const { readInWorker } = await import('../reading/read-in-worker');
    const answer = await readInWorker(source, controller.signal).catch(() => ({ failure: 'unreadable' }) as const);
    setReading(null);
    if (answer === null) return;
    if ('failure' in answer) onFailure(answer.failure);
    else if (answer.table.length === 0) onFailure('empty');
    else onTable(name, answer.table);
  };
  const { run, isPending, failure: refusal } = useAttempt();
  const sample = () =>
    run(async () => {
      const place = hasCountry ? { countryCode: country } : {};
      const { rows } = await call(massSample, { type: WAYS[type].sample, ...place, currencyCode });
      await downloadFile(new Blob([await csvOf(rows)], { type: 'text/csv' }), 'payments.csv');
    });

  return (
    <div className="grid max-w-3xl gap-6">
      <h2 className="heading-face text-xl">
        <Text id={WAYS[type].title} />
      </h2>
      <p className="text-muted">
        <Text
          id={isInside ? 'transfers.mass.lead' : 'transfers.mass.leadOutside'}
          values={{ rows: MASS_ROWS, size: MOST_BYTES / MEGABYTE }}
        />
      </p>
      {failure !== null && (
        <Banner tone="danger" title={<Text id={FAILURE_WORDS[failure]} values={FAILURE_VALUES} />} />
      )}
      <FailureNote failure={refusal} />
      <Panel>
        <div className="grid justify-items-start gap-4">
          <h2 className="font-semibold">
            <Text id="transfers.mass.byFile" />
          </h2>
          <p className="text-muted text-sm">
            <Text id={isInside ? 'transfers.mass.byFileBody' : 'transfers.mass.byFileOutside'} />
          </p>
          <input
            ref={picker}
            type="file"
            accept={ACCEPTED}
            aria-label={t('transfers.mass.chooseFile')}
            className="sr-only"
            tabIndex={-1}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void read(file.name.replace(/\.\w+$/, ''), file);
              target.value = '';
            }}
          />
          {hasCountry && type !== 'interac' && (
            <div className="w-full max-w-xs">
              <Select
                label={t('transfers.mass.sampleCountry')}
                items={countries}
                value={country}
                onChange={setCountry}
              />
            </div>
          )}
          {reading === null ? (
            <div className="flex flex-wrap gap-3">
              <Button icon={<FileSpreadsheet className="size-5" />} onClick={() => picker.current?.click()}>
                <Text id="transfers.mass.chooseFile" />
              </Button>
              <Button
                variant="quiet"
                icon={<Download className="size-5" />}
                pending={isPending}
                onClick={() => void sample()}
              >
                <Text id="transfers.mass.sample" />
              </Button>
            </div>
          ) : (
            <div role="status" className="flex items-center gap-3">
              <Spinner label={t('transfers.mass.reading')} />
              <Text id="transfers.mass.reading" />
              <Button
                variant="quiet"
                onClick={() => {
                  reading.abort();
                  setReading(null);
                }}
              >
                <Text id="kit.cancel" />
              </Button>
            </div>
          )}
        </div>
      </Panel>
      <Panel>
        <div className="grid justify-items-start gap-3">
          <h2 className="font-semibold">
            <Text id="transfers.mass.byText" />
          </h2>
          <label htmlFor={id} className="text-sm">
            <Text id={isInside ? 'transfers.mass.byTextBody' : 'transfers.mass.byTextOutside'} />
          </label>
          <textarea
            id={id}
            rows={6}
            spellCheck={false}
            className="control-face block w-full resize-y p-3 font-mono text-sm"
            value={text}
            placeholder={isInside ? EXAMPLE : undefined}
            onChange={({ target }) => setText(target.value)}
          />
          <Button
            variant="secondary"
            disabled={text.trim() === ''}
            onClick={() => void read(t('transfers.mass.fromText'), text)}
          >
            <Text id="transfers.mass.readText" />
          </Button>
        </div>
      </Panel>
      <div className="flex flex-wrap gap-3">
        <Link className={buttonClass('quiet')} to={paths.transferMass.to()}>
          <Rows3 aria-hidden="true" className="size-5" />
          <Text id="transfers.mass.otherWays" />
        </Link>
        <Link className={buttonClass('quiet')} to={paths.batchTransfers.to()}>
          <ListChecks aria-hidden="true" className="size-5" />
          <Text id="kit.place.batches" />
        </Link>
      </div>
    </div>
  );
}
