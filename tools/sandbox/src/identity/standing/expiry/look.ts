import { documentStatusId } from '@bank/protocol/documents';
import type { Tx } from '../../../platform/db';
import { enqueueJob } from '../../../platform/jobs/queue';
import type { JobContext } from '../../../platform/jobs/worker';
import { DOCUMENT } from '../papers';
import type { DocumentRow } from '../papers';
import { limitFor } from './limit';
import { tellOfEnd } from './notices';
import { placesOf, placesWith, replacementOf, speaksForItsPaper } from './places';
import type { Place } from './places';
import { nextDay, nextLook, stageAt } from './stages';
import type { Stage } from './stages';

interface Watched {
  documentId: string;
  /** The end that is watched, `YYYY-MM-DD`; the document may have another one by now. */
  expiresAt: string;
}

type Ending = DocumentRow & { customerId: number };

/** Looks at a document near its end, does what is due, and looks again when the next thing is (R0.90, R0.91). */
export async function lookAtEnd(watched: Watched, context: JobContext): Promise<void> {
  const { tx, clock } = context;
  const now = clock.now();
  const ending = await stillWatched(tx, watched);
  if (!ending) return;
  const places = placesWith(await placesOf(tx, ending.customerId, now), ending.id);
  // A new one came: what there is to say is said about that one.
  const open = places.filter((place) => replacementOf(place, ending, now) !== 'accepted');
  const [place] = open;
  if (!place) return;
  const isChecked = open.every((one) => replacementOf(one, ending, now) === 'beingChecked');
  const stage = stageAt(watched.expiresAt, now);
  if (stage !== null && !isChecked && speaksForItsPaper(place, ending))
    await act(stage, { ending, place, open }, context);
  const dueMs = nextLook(watched.expiresAt, now) ?? (isChecked ? nextDay(now) : null);
  if (dueMs !== null) await enqueueJob(tx, context, { kind: 'watchDocument', payload: { ...watched }, dueMs });
}

/** The document while it is accepted and ends on the watched day; the customer's row is locked first, as a decision does. */
async function stillWatched(tx: Tx, { documentId, expiresAt }: Watched): Promise<Ending | undefined> {
  await tx.query('SELECT FROM customer WHERE id = (SELECT customer_id FROM document WHERE id = $1) FOR NO KEY UPDATE', [
    documentId,
  ]);
  const [ending] = await tx.query<Ending>(
    `SELECT ${DOCUMENT}, d.customer_id AS "customerId" FROM document d
      WHERE d.id = $1 AND d.status_id = $2 AND d.expires_at = $3 AND d.watched_until = $3`,
    [documentId, documentStatusId.confirmed, expiresAt],
  );
  return ending;
}

async function act(
  stage: Stage,
  { ending, place, open }: { ending: Ending; place: Place; open: readonly Place[] },
  context: JobContext,
): Promise<void> {
  if (stage !== 'limit') return tellOfEnd(stage, ending, place, context);
  // What the bank does not ask for may end: an address without a duty, an optional paper.
  const isAsked = open.some(({ status }) => status === 'none' || status === 'rejected');
  if (isAsked && (await limitFor(ending, context))) await tellOfEnd('limit', ending, place, context);
}
