import { availability } from '../availability';
import { intents } from '../intents';
import { outcomes } from '../outcomes';
import { forgetOutcomes } from '../resolver';

/** Reloads the page: memory is lost, and the storage of the tab is read again. */
export function startNewPage(): void {
  availability.start();
  intents.reload();
  outcomes.reload();
  forgetOutcomes();
}
