import { availability } from '../availability';
import { intents } from '../intents';
import { outcomes } from '../outcomes';
import { forgetOutcomes } from '../resolver';

/** What a reload does to a page: what only its memory knew is gone, and what its tab stores is read anew. */
export function startNewPage(): void {
  availability.start();
  intents.reload();
  outcomes.reload();
  forgetOutcomes();
}
