import { createWorkPool } from '../work-pool';
import type { Paper } from './paper';
import { plainPaper } from './plain-paper';

/** A paper to draw, or a text of which the letters that no kept font has are looked for. */
export type PaperTask = { paper: Paper } | { text: string };
type Done = { content: Uint8Array } | { letters: string[] };

/** A page takes about 40 ms, most of it for the fonts; so many papers may wait. */
const PLACES = 16;

const pool = createWorkPool<PaperTask, Done>({
  file: new URL('paper-worker.mjs', import.meta.url),
  threads: 1,
  places: PLACES,
});

/** The paper as a PDF; the same paper, the same bytes. @throws Busy when too many are waited for */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const done = await pool.run({ paper: plainPaper(paper) });
  if (!('content' in done)) throw new Error('the thread drew no paper');
  return Buffer.from(done.content);
}

/**
 * The letters of a text that no kept font has (R0.190). Ask before something is signed that a paper will show; a paper shows U+FFFD in their place.
 * @throws Busy when too many papers are waited for
 */
export async function unprintable(text: string): Promise<string[]> {
  const done = await pool.run({ text });
  if (!('letters' in done)) throw new Error('the thread looked for no letters');
  return done.letters;
}

/** Ends the thread; a later paper starts another. */
export const closePapers = (): Promise<void> => pool.close();
