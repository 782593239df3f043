import { query, queryClient } from '@bank/api-client';
import { Text, useFormat, useLocale, useText } from '@bank/i18n';
import { AccountSelect, AmountText, usePopupAttempt } from '@bank/kit';
import type { Account } from '@bank/protocol/accounts';
import { batchTransferViewFile, MASS_ROWS, type MassRow } from '@bank/protocol/transfers-mass';
import { Button, Checkbox } from '@bank/ui';
import { useDeferredValue, useMemo, useReducer, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { chosenAccount } from '../transfer-rules';
import type { MassDraft } from './draft';
import { FindReplace } from './grid/find-replace';
import { type Cell, type GridChange, gridReducer, startOf } from './grid/grid-state';
import { MassGrid } from './grid/mass-grid';
import { oneCell, type Pasted, pasted } from './grid/pasted';
import { ProblemList } from './grid/problem-list';
import { BankSays, type Checked } from './bank-says';
import { KeepDraft } from './keep-draft';
import {
  checkAhead,
  fileOf,
  isBlocking,
  keyOf,
  linesOf,
  problemsOf,
  type Said,
  type SaidOfRow,
  type SaidOfRows,
  type WarnedOfRow,
  totalsOf,
} from './mass-rows';
import type { Columns } from './reading/columns';
import type { Table } from './reading/table';
import type { ReadAnswer } from './reading/table-worker';
import { askBank } from './sheet/ask-bank';
import type { Sheet } from './sheet/sheet';
import { useShownColumns } from './sheet/use-shown-columns';
import { ColumnChoice } from './start/column-choice';
import type { Failure } from './start/failure-words';
import { NotationChoice } from './start/notation-choice';
import { type ReadAs, readAsOf, ReadNotes } from './start/read-notes';
import { MassStart } from './start/mass-start';
import { confirmPath } from './ways';

interface MassEditorProps {
  sheet: Sheet;
  accounts: readonly [Account, ...Account[]];
  /** The signed-in address. */
  owner: string;
  /** What an earlier visit left. */
  start: MassDraft;
}

/** From a file or a text to rows that the bank takes. What is here is kept for 30 days (R0.33). */
export function MassEditor({ sheet, accounts, owner, start }: MassEditorProps) {
  const { shape } = sheet;
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const navigate = useNavigate();
  const [{ lines, past, future }, change] = useReducer(gridReducer, start.lines, startOf);
  const [name, setName] = useState(start.name);
  const [accountId, setAccountId] = useState(start.accountId);
  const [refused, setRefused] = useState(start.refused);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [readAs, setReadAs] = useState<ReadAs | null>(null);
  const [leftOut, setLeftOut] = useState<Pasted['leftOut'] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  // A row that is mended stays in sight until the filter is asked again: otherwise the rows below it move under the next key.
  const [onlyWrong, setOnlyWrong] = useState<ReadonlySet<number> | null>(null);
  const [warned, setWarned] = useState<Readonly<Record<number, WarnedOfRow>>>({});
  const [checked, setChecked] = useState<Checked | null>(null);
  const [isSearching, setSearching] = useState(false);
  const { shown: shownSheet, isPart, showAll, onLoad, onSaid } = useShownColumns(sheet, start);
  const { run, isPending } = usePopupAttempt();
  const account = chosenAccount(accounts, accountId) ?? accounts[0];

  // The cell answers the key first. What all rows come to follows, and so does the draft.
  const settled = useDeferredValue(lines);
  const rules = useMemo(() => ({ shape, ownEmail: owner }), [shape, owner]);
  const problems = useMemo(() => problemsOf(settled, { ...rules, refused, warned }), [settled, rules, refused, warned]);
  /** Of what stands in the sheet now, also while what follows from it is still being worked out. */
  const problemsNow = () => problemsOf(lines, { ...rules, refused, warned });
  const file = useMemo(() => fileOf(settled, problems, rules), [settled, problems, rules]);
  const totals = useMemo(() => totalsOf(file), [file]);
  const wrong = [...problems.values()].filter((found) => found.some(isBlocking)).length;
  const shown = useMemo(
    () => (onlyWrong ? lines.filter(({ n }) => onlyWrong.has(n) || problems.has(n)) : lines),
    [onlyWrong, lines, problems],
  );

  const load = async (from: string, table: Table, said: Said = {}) => {
    const { lines: payable, columns: found, notation } = linesOf(table, shape, account.currencyCode, said);
    const ask = (what: Asked['what']) => setAsked({ table, name: from, said, what });
    const refuse = (why: Failure) => {
      setAsked(null);
      setFailure(why);
    };
    setFailure(null);
    if (payable.length > MASS_ROWS) return refuse('tooManyRows');
    if (shape.required.some((field) => found[field] === undefined)) return ask({ columns: found });
    if (notation.open !== null && said.marks === undefined) return ask({ written: notation.open });
    if (payable.length === 0) return refuse('empty');
    await checkAhead(payable, rules);
    setAsked(null);
    setReadAs(readAsOf(notation, said.marks, locale));
    setLeftOut(null);
    setName(from);
    setRefused({});
    setOnlyWrong(null);
    onLoad(payable);
    change({ type: 'load', lines: payable });
  };
  const paste = async (text: string, one: Cell, other: Cell) => {
    const single = oneCell(text);
    const answer = single === null ? await readPasted(text) : { table: single };
    if (answer === null) return;
    if ('failure' in answer) return setFailure(answer.failure);
    setFailure(null);
    const { fields } = shownSheet.shape;
    const {
      cells,
      added,
      leftOut: less,
    } = pasted(answer.table, { lines: shown, all: lines, fields, one, other, locale });
    change({ type: 'set', cells, added });
    setLeftOut(less.rows + less.columns > 0 ? less : null);
  };
  const startAgain = () => {
    setFailure(null);
    change({ type: 'load', lines: [] });
  };
  const confirm = (batchId: string) => navigate(confirmPath(shape.type, batchId));
  const check = () =>
    run(async () => {
      const rowsNow = fileOf(lines, problemsNow(), rules);
      const batchId = await askBank(shape.type, { accountId: account.accountId, name }, rowsNow);
      const { rows, batch } = await queryClient.fetchQuery(query(batchTransferViewFile, { id: batchId }));
      const ready = rows.filter(({ state }) => state === 'ready');
      const again = ready.filter(({ paidBefore }) => paidBefore !== null);
      const doubted = ready.filter(({ nameCheck }) => nameCheck !== null);
      if (batch.wrong + again.length + doubted.length === 0) return confirm(batchId);
      const keys = new Map(lines.map((line) => [line.n, keyOf(line)]));
      const said = (of: readonly MassRow[], words: (row: MassRow) => Omit<SaidOfRow, 'key'> | null): SaidOfRows =>
        Object.fromEntries(
          of.flatMap((row) => {
            const one = words(row);
            return one === null ? [] : [[row.row, { key: keys.get(row.row) ?? '', ...one }]];
          }),
        );
      const no = said(rows, ({ reason, field }) =>
        reason === null ? null : { text: reason, field: field ?? shape.payee },
      );
      setRefused(no);
      onSaid(no);
      setWarned(
        Object.fromEntries(
          ready.flatMap((row) => {
            const warning = warningOf(row);
            return warning === null ? [] : [[row.row, { key: keys.get(row.row) ?? '', ...warning }]];
          }),
        ),
      );
      setChecked({
        batchId,
        wrong: batch.wrong,
        again: again.length,
        doubted: doubted.length,
        right: batch.rows - batch.wrong,
        of: lines,
      });
    });

  /** A name first: where the money goes weighs more than that it went before. */
  const warningOf = ({ nameCheck, paidBefore: at }: MassRow): Omit<WarnedOfRow, 'key'> | null => {
    if (nameCheck?.result === 'noMatch') return { problem: 'nameOther', text: t('kit.nameCheck.noMatch') };
    if (nameCheck) {
      const right = nameCheck.rightName ?? '';
      return { problem: 'nameClose', text: t('kit.nameCheck.close', { name: right }), right };
    }
    if (at === null) return null;
    return { problem: 'paidBefore', text: t('transfers.mass.paidOn', { date: format.date(at, 'day') }) };
  };

  const keeper = <KeepDraft key="keeper" type={shape.type} {...{ name, accountId, refused }} lines={settled} />;
  if (asked !== null) {
    return (
      <>
        {'columns' in asked.what ? (
          <ColumnChoice
            sheet={sheet}
            table={asked.table}
            found={asked.what.columns}
            onChoose={(columns) => void load(asked.name, asked.table, { ...asked.said, columns })}
            onBack={() => setAsked(null)}
          />
        ) : (
          <NotationChoice
            written={asked.what.written}
            currency={account.currencyCode}
            onChoose={(marks) => void load(asked.name, asked.table, { ...asked.said, marks })}
            onBack={() => setAsked(null)}
          />
        )}
        {keeper}
      </>
    );
  }
  if (lines.length === 0)
    return (
      <>
        <MassStart
          type={shape.type}
          currencyCode={account.currencyCode}
          failure={failure}
          onFailure={setFailure}
          onTable={(from, table) => void load(from, table)}
        />
        {keeper}
      </>
    );
  const isChecked = checked?.of === lines;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="heading-face text-xl">{t('transfers.mass.heading', { name, count: lines.length })}</h2>
        <div className="flex flex-wrap gap-2">
          <Tool id="kit.notifications.undo" isOff={past.length === 0} onPress={() => change({ type: 'undo' })} />
          <Tool id="transfers.mass.redo" isOff={future.length === 0} onPress={() => change({ type: 'redo' })} />
          <Tool id="transfers.mass.replace" onPress={() => setSearching(true)} />
          <Tool id="transfers.mass.addRow" onPress={() => change({ type: 'add' })} />
          {isPart && <Tool id="transfers.mass.allColumns" onPress={showAll} />}
          <Tool id="kit.startAgain" onPress={startAgain} />
        </div>
      </div>
      <div className="max-w-md">
        <AccountSelect
          label={t('transfers.p2p.fromAccount')}
          accounts={accounts}
          value={account.accountId}
          onChange={setAccountId}
        />
      </div>
      <ReadNotes readAs={readAs} currency={account.currencyCode} failure={failure} leftOut={leftOut} />
      {isChecked && <BankSays checked={checked} onPay={() => confirm(checked.batchId)} />}
      <ProblemList
        sheet={sheet}
        lines={lines}
        problems={problems}
        currency={account.currencyCode}
        change={(one: GridChange) => change(one)}
      />
      {(problems.size > 0 || onlyWrong !== null) && (
        <Checkbox
          name="onlyWrong"
          label={<Text id="transfers.mass.onlyWrong" />}
          checked={onlyWrong !== null}
          onChange={({ target }) => setOnlyWrong(target.checked ? new Set(problems.keys()) : null)}
        />
      )}
      {isSearching && (
        <FindReplace sheet={shownSheet} lines={shown} change={change} onClose={() => setSearching(false)} />
      )}
      <MassGrid
        sheet={shownSheet}
        lines={shown}
        problems={problems}
        problemsNow={problemsNow}
        change={change}
        onPasteText={(text, one, other) => void paste(text, one, other)}
        onSearch={() => setSearching(true)}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p aria-live="polite">
          {totals.map(({ currency, amount, count }) => (
            <span key={currency} className="mr-4 inline-block">
              <Text id="transfers.mass.total" values={{ count, amount: format.amount(amount, currency) }} />
            </span>
          ))}
        </p>
        <p className="text-muted text-sm">
          <Text
            id="transfers.p2p.available"
            values={{ amount: <AmountText amount={account.available} currency={account.currencyCode} size="told" /> }}
          />
        </p>
      </div>
      {keeper}
      <div className="flow-actions max-w-xl">
        <Button
          pending={isPending}
          pendingLabel={t('kit.checking')}
          disabled={file.length === 0}
          onClick={() => void check()}
        >
          <Text id={wrong > 0 ? 'transfers.mass.checkRight' : 'transfers.mass.check'} values={{ count: file.length }} />
        </Button>
      </div>
    </div>
  );
}

/** What the clipboard holds, read beside the page. */
async function readPasted(text: string): Promise<ReadAnswer | null> {
  const { readInWorker } = await import('./reading/read-in-worker');
  return readInWorker(text, new AbortController().signal);
}

/** What a file does not say, with what the customer has said of it so far. */
interface Asked {
  table: Table;
  name: string;
  said: Said;
  what: { columns: Columns } | { written: string };
}

interface ToolProps {
  id:
    | 'kit.notifications.undo'
    | 'transfers.mass.redo'
    | 'transfers.mass.replace'
    | 'transfers.mass.addRow'
    | 'transfers.mass.allColumns'
    | 'kit.startAgain';
  isOff?: boolean;
  onPress(): void;
}

const Tool = ({ id, isOff = false, onPress }: ToolProps) => (
  <Button variant="quiet" size="small" disabled={isOff} onClick={onPress}>
    <Text id={id} />
  </Button>
);
