import type { Marks } from '@bank/money';
import type { GlobalBatchField } from '@bank/protocol/transfers-global-batch';
import { MASS_ROWS } from '@bank/protocol/transfers-mass';
import { useRef, useState } from 'react';
import { MOST_BYTES } from '../../mass/reading/table';
import type { ReadAnswer } from '../../mass/reading/table-worker';
import type { Failure } from '../../mass/start/failure-words';
import { type LinkRows, linkRows } from './link-rows';

/** Why a file of payments by link is not taken. */
export type LinkFailure = Failure | { missing: readonly GlobalBatchField[] };

interface Chosen {
  name: string;
  /** In bytes. */
  size: number;
  /** What its reading came to; null while it is read. */
  answer: ReadAnswer | { failure: 'tooLarge' } | null;
  /** How the customer says that the amounts are meant. */
  marks: Marks | undefined;
}

/** What stands in the way of an upload, or what is uploaded. */
type Outcome = { failure: LinkFailure } | { open: string } | { rows: LinkRows };

/** The chosen file: read beside the page as it is chosen, and ready to be uploaded once nothing has to be asked. */
export function useLinkFile() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const reading = useRef<{ controller: AbortController; done: Promise<Outcome | null> }>(undefined);

  const choose = (file: File) => {
    reading.current?.controller.abort();
    const controller = new AbortController();
    const { name, size } = file;
    setChosen({ name, size, answer: null, marks: undefined });
    const read = async () => {
      const answer = await answerOf(file, controller.signal);
      if (answer === null || controller.signal.aborted) return null;
      setChosen({ name, size, answer, marks: undefined });
      return outcomeOf(answer, undefined);
    };
    reading.current = { controller, done: read() };
  };
  const say = (marks: Marks) => {
    const answer = chosen?.answer;
    if (!answer) return;
    setChosen({ ...chosen, marks });
    if (reading.current) reading.current.done = Promise.resolve(outcomeOf(answer, marks));
  };
  const forget = () => {
    reading.current?.controller.abort();
    reading.current = undefined;
    setChosen(null);
  };
  return {
    chosen,
    outcome: chosen?.answer ? outcomeOf(chosen.answer, chosen.marks) : null,
    /** What is uploaded, once the file is read; null where something is in the way. */
    async ready(): Promise<LinkRows | null> {
      const outcome = await reading.current?.done;
      return outcome && 'rows' in outcome ? outcome.rows : null;
    },
    choose,
    say,
    forget,
  };
}

async function answerOf(file: File, signal: AbortSignal): Promise<Chosen['answer']> {
  if (file.size > MOST_BYTES) return { failure: 'tooLarge' };
  const { readInWorker } = await import('../../mass/reading/read-in-worker');
  return readInWorker(file, signal).catch(() => ({ failure: 'unreadable' }));
}

function outcomeOf(answer: NonNullable<Chosen['answer']>, marks: Marks | undefined): Outcome {
  if ('failure' in answer) return { failure: answer.failure };
  if (answer.table.length === 0) return { failure: 'empty' };
  const rows = linkRows(answer.table, marks);
  if (!('file' in rows)) return { failure: rows };
  if (rows.count === 0) return { failure: 'empty' };
  if (rows.count > MASS_ROWS) return { failure: 'tooManyRows' };
  const { open } = rows.notation;
  return open !== null && marks === undefined ? { open } : { rows };
}
