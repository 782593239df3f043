import type { Row } from '@bank/protocol';
import { documentCategory } from '@bank/protocol/documents';
import { identityRunGet, identityVerificationStart } from '@bank/protocol/identity-verification';
import type { IdentityProvider, IdentityRun, IdentityStart } from '@bank/protocol/identity-verification';
import { kycInfoGet } from '@bank/protocol/kyc-info';
import { clientOf } from '../../server/test-client';
import type { TestBank } from '../../testing';
import { providerNamed, secretOf } from './providers';
import { sign } from './signature';

export type Started = Exclude<IdentityStart, { how: 'file' }>;

/** What tests of identity checks do, in process. */
export function runsOf(bank: TestBank) {
  const client = clientOf(bank);
  const bearer = (token: string, language = 'en') => ({
    authorization: `Bearer ${token}`,
    'accept-language': language,
  });
  return {
    client,
    start: (token: string) => client.row(identityVerificationStart, {}, bearer(token)),
    /** Of a customer who is asked, while a provider answers. */
    async started(token: string): Promise<Started> {
      const answer = identityVerificationStart.response.parse((await this.start(token)).json());
      if (answer.how === 'file') throw new Error('both providers are away');
      return answer;
    },
    read: (runId: string, identityToken: string, headers: Record<string, string> = {}, row: Row = identityRunGet) =>
      client.row(row, { runId }, { 'identity-token': identityToken, ...headers }),
    async word({ runId, token }: Started, language = 'en'): Promise<IdentityRun> {
      const answer = await this.read(runId, token, { 'accept-language': language });
      return identityRunGet.response.parse(answer.json()).run;
    },
    /** As a tester lets a run come out; the message of the provider waits for the next tick. */
    comesOut: (runId: string, sentinel: string) => client.post(`/sandbox/identity-runs/${runId}`, { sentinel }),
    signed: async (provider: IdentityProvider, body: string) =>
      sign(await secretOf(bank.db, bank.ids, provider), bank.clock.now(), Buffer.from(body)),
    /** A message of a provider, signed as it signs them unless `change` says otherwise. @param provider or what stands in its place */
    async send(
      provider: string,
      message: object | string,
      change: { secret?: string; atMs?: number; headers?: Record<string, string> } = {},
    ) {
      const body = typeof message === 'string' ? message : JSON.stringify(message);
      const known = providerNamed(provider) ?? 'two';
      const secret = change.secret ?? (await secretOf(bank.db, bank.ids, known));
      const { timestamp, signature } = sign(secret, change.atMs ?? bank.clock.now(), Buffer.from(body));
      const headers = { 'x-timestamp': timestamp, 'x-signature': signature, ...change.headers };
      return client.post(`/identity-providers/${provider}/results`, body, headers);
    },
    /** How the bank's question of identity stands, with the newest document that answers it. */
    async identity(token: string, language = 'en') {
      const answer = await client.call(token, kycInfoGet.name, { lang: language }, { 'accept-language': language });
      const { kycInfo } = kycInfoGet.response.parse(answer.json());
      const matter = kycInfo.documents.find(({ categoryId }) => categoryId === documentCategory.identity);
      return { status: matter?.status, newest: matter?.documents[0], verified: kycInfo.verified };
    },
  };
}
