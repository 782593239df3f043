import { DOORS } from '../rooms/transfers/mass/hostile/test-doors';
import type { DoorName } from '../rooms/transfers/mass/hostile/test-doors';
import { multipartBody } from '../rooms/transfers/mass/hostile/test-multipart';
import { SHAPES } from '../rooms/transfers/mass/hostile/test-shapes';

/** The work of a process that uploads files. */
export interface UploadLoad {
  address: string;
  /** Each sends one file after the other. */
  senders: readonly { token: string; accountId: number }[];
  /** hostile: every shape that is refused, at every door. right: 10,000 right rows again and again. */
  files: 'hostile' | 'right';
  seconds: number;
}

/** How many answers there were, by what they said. */
export type UploadAnswers = Record<string, number>;

const DOOR_NAMES: readonly DoorName[] = ['inside', 'outside', 'links'];
const RIGHT = 'as many rows as there may be, with the longest texts';

/** Sends files without a pause until the time is over. */
export async function runUploadLoad({ address, senders, files, seconds }: UploadLoad): Promise<UploadAnswers> {
  const answers: UploadAnswers = {};
  const shapes = SHAPES.filter(
    ({ what, says }) => (files === 'right') === (what === RIGHT) && (files === 'right' || says !== 'read'),
  );
  const made = shapes.flatMap(({ file }) => DOOR_NAMES.map((name) => ({ door: DOORS[name], file: file(DOORS[name]) })));
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    senders.map(async ({ token, accountId }, sender) => {
      for (let n = sender; performance.now() < until; n += 1) {
        const next = made[n % made.length];
        if (!next) throw new Error('there is no file to send');
        const { row, data, field } = next.door;
        const body = multipartBody([
          { name: 'data', value: JSON.stringify({ ...data, accountId }) },
          { name: field, value: next.file, fileName: 'a.csv' },
        ]);
        const answer = await fetch(`${address}/?${row.name}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=edge' },
          body: new Uint8Array(body),
        });
        const { responseCode, reason = '' } = (await answer.json()) as { responseCode: string; reason?: string };
        const said = [answer.status, responseCode, reason].join(' ').trim();
        answers[said] = (answers[said] ?? 0) + 1;
      }
    }),
  );
  return answers;
}
