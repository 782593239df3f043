import { rooms } from '@bank/protocol/all';
import { notificationList } from '@bank/protocol/notification-list';
import { clientOf } from '../../../server/test-client';
import { uploaderOf } from '../../../server/test-upload';
import type { TestBank } from '../../../testing';

export const DAY_MS = 86_400_000;

/** What tests of documents that end do, in process. Sessions do not live for days: each call signs in anew. */
export function endsOf(bank: TestBank) {
  const client = clientOf(bank);
  const send = uploaderOf(bank);
  const token = async (persona: string) => (await client.signIn(persona)).accessToken;
  return {
    client,
    token,
    /** The day so many days from now, `YYYY-MM-DD`. */
    day: (days: number) => new Date(bank.clock.now() + days * DAY_MS).toISOString().slice(0, 10),
    /** Lets so many days pass and the bank do what is due then. */
    async days(count: number) {
      bank.clock.advance(count * DAY_MS);
      await bank.tick();
    },
    async sends(persona: string, method: string, data: object): Promise<string> {
      const { document } = await send(await token(persona), method, data);
      if (!document) throw new Error(`${method} was refused`);
      return document.id;
    },
    decide: (id: string, decision: object) => client.post(`/sandbox/documents/${id}`, decision),
    async matters(persona: string) {
      const answer = await client.call(await token(persona), 'kycInfoGet', { lang: 'en' });
      return rooms.kycTax.kycInfoGet.response.parse(answer.json()).kycInfo.documents;
    },
    async state(persona: string) {
      const answer = await client.call(await token(persona), 'verificationStateGet');
      return rooms.kycTax.verificationStateGet.response.parse(answer.json()).verification;
    },
    async limit(persona: string) {
      const answer = await client.call(await token(persona), 'limitReasonGet');
      return rooms.kycTax.limitReasonGet.response.parse(answer.json()).limit;
    },
    /** The lines about documents in a user's notification centre, newest first. */
    async lines(persona: string) {
      const answer = await client.call(await token(persona), notificationList.name);
      const { notifications } = notificationList.response.parse(answer.json());
      return notifications.filter(({ type }) => type.startsWith('document'));
    },
    mails: (to: string) =>
      bank.db.query<{ subject: string; text: string }>(
        `SELECT subject, text FROM outbox WHERE recipient = $1 AND channel = 'email' ORDER BY at DESC, id DESC`,
        [to],
      ),
  };
}
