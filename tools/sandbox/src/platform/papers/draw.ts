import { createWorkPool } from '../work-pool';
import type { Paper } from './paper';
import { plainPaper } from './plain-paper';

/** A page takes about 40 ms, most of it for the fonts; so many papers may wait. */
const PLACES = 16;

const pool = createWorkPool<Paper, Uint8Array>({
  file: new URL('paper-worker.mjs', import.meta.url),
  threads: 1,
  places: PLACES,
});

/** The paper as a PDF; the same paper, the same bytes. @throws Busy when too many are waited for */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  return Buffer.from(await pool.run(plainPaper(paper)));
}

/** Ends the thread; a later paper starts another. */
export const closePapers = (): Promise<void> => pool.close();
