import { headOf, recordsOf } from '../columns';
import type { TableSource } from './source';

/** A table that every program reads (D18). */
export async function* csvFile({ language, rows }: TableSource): AsyncGenerator<string> {
  yield headOf(language);
  for await (const batch of rows) yield recordsOf(batch, language);
}
