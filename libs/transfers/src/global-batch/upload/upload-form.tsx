import { call, useCall } from '@bank/api-client';
import { Text, useFormat, useLocale, useText } from '@bank/i18n';
import { BankForm, FailureNote, optionalName, useAccountItems, useAttempt } from '@bank/kit';
import type { Account } from '@bank/protocol/accounts';
import { globalPayBatchUpload, identicalBatch, type IdenticalBatch } from '@bank/protocol/transfers-global-batch';
import { MASS_ROWS, massSample } from '@bank/protocol/transfers-mass';
import { Button, FormSelect, FormSubmit, FormTextField, latePart, Panel } from '@bank/ui';
import { downloadFile } from '@bank/wrapper';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { csvOf } from '../../batches/csv-of';
import { FAILURE_VALUES, FAILURE_WORDS } from '../../mass/start/failure-words';
import { NotationChoice } from '../../mass/start/notation-choice';
import { type ReadAs, readAsOf, ReadNotes } from '../../mass/start/read-notes';
import { batchAddress } from '../addresses';
import { FIELD_WORDS } from '../field-words';
import { useLinkFile } from './use-link-file';

// Few files repeat a batch.
const IdenticalDialog = latePart(() =>
  import('./identical-dialog').then(({ IdenticalDialog: Dialog }) => ({ default: Dialog })),
);

const ACCEPTED =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** As the bank's sample names the columns. */
const COLUMN_WORDS = { ...FIELD_WORDS, beneficiaryCountryCode: 'transfers.globalBatch.country' } as const;
const MEGABYTES = 5; // R2.9.6
/** Where the recipients of the sample live. */
const SAMPLE_COUNTRY = 'DE';
const NAME_MAX = 100;

const schema = z.object({
  batchName: optionalName(NAME_MAX),
  accountId: z.string(),
});

/** The file, the account that pays it, and what the batch is called. */
export function UploadForm({ accounts }: { accounts: readonly [Account, ...Account[]] }) {
  const t = useText();
  const navigate = useNavigate();
  const items = useAccountItems(accounts);
  const locale = useLocale();
  const file = useLinkFile();
  const { outcome } = file;
  const [isFileMissing, setFileMissing] = useState(false);
  const [same, setSame] = useState<{ found: IdenticalBatch; upload(): Promise<void> } | null>(null);
  const { run, failure, reset } = useCall(globalPayBatchUpload);
  const open = (batchId: string) => void navigate(batchAddress(batchId));
  const upload = async ({ batchName, accountId }: z.output<typeof schema>) => {
    if (file.chosen === null) return setFileMissing(true);
    const rows = await file.ready();
    if (rows === null) return;
    const input = {
      // The file that is uploaded is the browser's own, and has another name.
      batchName: batchName.trim() || file.chosen.name.replace(/\.\w+$/, '').slice(0, NAME_MAX),
      accountId: Number(accountId),
      attachedFile: rows.file,
    };
    const first = await run(input).catch((refused: { reason?: string; details?: unknown }) => refused);
    if ('batchId' in first) return open(first.batchId);
    // The form shows any other failure.
    const found = first.reason === 'identicalBatch' ? identicalBatch.safeParse(first.details) : null;
    if (!found?.success) return;
    setSame({
      found: found.data,
      upload: async () => open((await call(globalPayBatchUpload, { ...input, ignoreIdenticalBatch: true })).batchId),
    });
  };
  return (
    <div className="grid max-w-2xl gap-6">
      <div className="grid gap-2">
        <h2 className="heading-face text-xl">
          <Text id="transfers.globalBatch.title" />
        </h2>
        <p className="text-muted">
          <Text id="transfers.globalBatch.lead" values={{ rows: MASS_ROWS, size: MEGABYTES }} />
        </p>
      </div>
      <BankForm
        schema={schema}
        defaults={{ batchName: '', accountId: String(accounts[0].accountId) }}
        failure={failure?.reason === 'identicalBatch' ? null : failure}
        label={t('transfers.globalBatch.title')}
        onSubmit={upload}
      >
        <FilePanel
          file={file}
          currencyCode={accounts[0].currencyCode}
          isMissing={isFileMissing}
          readAs={outcome && 'rows' in outcome ? readAsOf(outcome.rows.notation, file.chosen?.marks, locale) : null}
          onFile={(chosen) => {
            file.choose(chosen);
            setFileMissing(false);
            // What the bank said was about the file before.
            reset();
          }}
        />
        {outcome && 'open' in outcome && (
          <NotationChoice
            written={outcome.open}
            currency={accounts[0].currencyCode}
            onChoose={file.say}
            onBack={file.forget}
          />
        )}
        <FormTextField
          name="batchName"
          label={t('transfers.globalBatch.name')}
          description={t('transfers.globalBatch.nameHelp')}
          autoComplete="off"
          maxLength={NAME_MAX}
        />
        <FormSelect name="accountId" label={t('transfers.p2p.fromAccount')} items={items} />
        <FormSubmit>
          <Text id="transfers.globalBatch.upload" />
        </FormSubmit>
      </BankForm>
      {same !== null && (
        <IdenticalDialog
          found={same.found}
          onUpload={same.upload}
          onOpen={() => open(same.found.batchId)}
          onClose={() => setSame(null)}
        />
      )}
    </div>
  );
}

interface FilePanelProps {
  file: ReturnType<typeof useLinkFile>;
  /** What the rows of the sample are paid in. */
  currencyCode: string;
  isMissing: boolean;
  readAs: ReadAs | null;
  onFile(file: File): void;
}

function FilePanel({ file: { chosen, outcome }, currencyCode, isMissing, readAs, onFile }: FilePanelProps) {
  const t = useText();
  const format = useFormat();
  const picker = useRef<HTMLInputElement>(null);
  const { run, isPending, failure } = useAttempt();
  const sample = () =>
    run(async () => {
      const { rows } = await call(massSample, { type: 'globalPay', countryCode: SAMPLE_COUNTRY, currencyCode });
      await downloadFile(new Blob([await csvOf(rows)], { type: 'text/csv' }), 'payments.csv');
    });
  return (
    <Panel>
      <div className="grid justify-items-start gap-4">
        <p className="text-muted text-sm">
          <Text id="transfers.globalBatch.columns" />
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
            if (file) onFile(file);
            target.value = '';
          }}
        />
        {chosen !== null && (
          <p role="status" className="flex max-w-full items-center gap-3">
            <FileSpreadsheet aria-hidden="true" className="text-accent size-6 shrink-0" />
            <span className="min-w-0 break-words">
              <span className="font-semibold">{chosen.name}</span>
              <span className="text-muted block text-sm">
                {chosen.answer === null ? (
                  <Text id="transfers.mass.reading" />
                ) : (
                  <Text
                    id="transfers.globalBatch.size"
                    values={{ size: format.number(Math.ceil(chosen.size / 1000)) }}
                  />
                )}
              </span>
            </span>
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            variant={chosen === null ? 'primary' : 'secondary'}
            icon={<FileSpreadsheet className="size-5" />}
            onClick={() => picker.current?.click()}
          >
            <Text id={chosen === null ? 'transfers.mass.chooseFile' : 'transfers.globalBatch.otherFile'} />
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
        {isMissing && (
          <p role="alert" className="text-danger text-sm">
            <Text id="transfers.globalBatch.fileMissing" />
          </p>
        )}
        {outcome && 'failure' in outcome && (
          <p role="alert" className="text-danger text-sm">
            {typeof outcome.failure === 'string' ? (
              <Text id={FAILURE_WORDS[outcome.failure]} values={FAILURE_VALUES} />
            ) : (
              <Text
                id="transfers.globalBatch.missingColumns"
                values={{ columns: outcome.failure.missing.map((field) => t(COLUMN_WORDS[field])).join(', ') }}
              />
            )}
          </p>
        )}
        <ReadNotes readAs={readAs} currency={currencyCode} failure={null} leftOut={null} />
        <FailureNote failure={failure} />
      </div>
    </Panel>
  );
}
