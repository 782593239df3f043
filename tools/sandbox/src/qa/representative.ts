import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../platform/handler';
import { languageFrom } from '../platform/languages';
import { HttpRefusal } from '../platform/refusal';
import { personas } from '../seed/personas';
import { inviteRepresentative } from '../rooms/tax/invitations';

type Bank = Pick<CallContext, 'db' | 'clock' | 'ids' | 'outbox'>;

/** For testers: the letter that invites a representative to certify, as the bank sends it. */
export function addRepresentativeQa(qa: FastifyInstance, bank: Bank): void {
  qa.post<{ Params: { persona: string } }>('/sandbox/representatives/:persona/invite', async (request) => {
    const persona = personas.find(({ key }) => key === request.params.persona);
    const lang = languageFrom(request.headers['accept-language']);
    const url =
      persona && (await bank.db.transaction((tx) => inviteRepresentative(tx, { ...bank, lang }, persona.userId)));
    if (!url) throw new HttpRefusal(404, 'There is no such representative.');
    return { url };
  });
}
