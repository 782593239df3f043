import { availability } from '../availability';
import { intents } from '../intents';
import { outcomes } from '../outcomes';
import { forgetOutcomes } from '../resolver';

/** Reloads the page: memory is lost, and the storage of the tab is read again. */
export function startNewPage(): void {
  availability.start({ isNewPage: true });
  intents.reload();
  outcomes.reload();
  forgetOutcomes();
}

/** The count of the last minute's asks, which all pages of a browser share, and that the bank was away. */
const ASKS = ['bank.asks', 'bank.away'];

/**
 * As in a browser where nothing was asked in the last minute. Without it a fast machine makes the tests of a file use up each other's
 * asks, and what is lost in the last of them is looked up only by the probe, which no screen of a test has.
 */
export const forgetAsks = (): void => ASKS.forEach((key) => localStorage.removeItem(key));
