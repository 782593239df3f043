import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../platform/handler';
import { languageFrom } from '../platform/languages';
import { HttpRefusal } from '../platform/refusal';
import { personas } from '../seed/personas';
import { decideRepresentative } from '../rooms/tax/decide';
import { inviteRepresentative } from '../rooms/tax/invitations';
import { readBody } from './reading/read-body';
import { DECISION, taxDecision } from './reading/tax-decision';

type Bank = Pick<CallContext, 'db' | 'clock' | 'ids' | 'outbox' | 'publish'>;

/** For testers: the letter that invites a representative to certify, as the bank sends it, and what the bank makes of their part. */
export function addRepresentativeQa(qa: FastifyInstance, bank: Bank): void {
  qa.post<{ Params: { persona: string } }>('/sandbox/representatives/:persona/invite', async (request) => {
    const persona = personas.find(({ key }) => key === request.params.persona);
    const lang = languageFrom(request.headers['accept-language']);
    const url =
      persona && (await bank.db.transaction((tx) => inviteRepresentative(tx, { ...bank, lang }, persona.userId)));
    if (!url) throw new HttpRefusal(404, 'There is no such representative.');
    return { url };
  });
  qa.post<{ Params: { persona: string } }>('/sandbox/representatives/:persona/decision', async (request) => {
    const persona = personas.find(({ key }) => key === request.params.persona);
    const decision = readBody(taxDecision, request.body, DECISION);
    const lang = languageFrom(request.headers['accept-language']);
    const decided =
      persona &&
      (await bank.db.transaction((tx) => decideRepresentative(tx, persona.userId, decision, { ...bank, lang })));
    if (!decided) throw new HttpRefusal(404, 'No part of a representative waits.');
    bank.publish(decided.hints);
    return { status: decision.status, url: decided.url };
  });
}
