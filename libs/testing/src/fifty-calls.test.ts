import { call } from '@bank/api-client';
import { customerInfo, userAccessInfo } from '@bank/protocol/customer';
import { session } from '@bank/session';
import { connectBank } from '@bank/session/calls';
import { advanceBank, sandboxAdapter, signInAs } from './index';

test('fifty calls with a token that has run out: one refresh, and every call is answered (D06)', async () => {
  const renewals: string[] = [];
  const adapter = sandboxAdapter();
  connectBank({
    baseUrl: '',
    language: () => 'en',
    adapter: (config) => {
      if (config.url?.endsWith('/auth/refresh')) renewals.push(config.url);
      return adapter(config);
    },
  });
  session.setState(await signInAs('ana'));
  // Past the ten minutes of an access token, within the fifteen of a session (R0.18 and R0.19).
  await advanceBank(11 * 60_000);

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => (n % 2 === 0 ? call(customerInfo) : call(userAccessInfo))),
  );

  expect(renewals).toHaveLength(1);
  expect(answers.filter((answer) => 'customer' in answer)).toHaveLength(25);
  expect(session.getState().accessToken).not.toBeNull();
});
