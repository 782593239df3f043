import { rooms } from '@bank/protocol/all';
import { PERSONA_PASSWORD as password } from '../../seed/personas';
import { CHALLENGE, clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

const { profile: rows } = rooms;
/** Pat, their address to log in with, their phone, and the confirmed address that is to take the place of the first. */
export const PAT = 1025;
export const OLD = 'pat@personas.test';
export const NEW = 'pat.moraru@mail.test';
export const PHONE = '+40700000035';
const DAY_S = 86_400;

export interface Answer {
  responseCode: string;
  reason?: string;
  validationErrors?: { field: string; description: string }[];
}

/** A bank in every test of a file, and pat signed in there, whose address to log in with is to change. */
export function patForEachTest() {
  let bank: TestBank;
  let client: ReturnType<typeof clientOf>;
  let pat: string;

  beforeEach(async () => {
    const pace = { codesPerMinute: 1000, lookupsPerMinute: 1000, signInsPerMinute: 1000 };
    const limits = { passwordTries: 5, wrongCodesPerHour: 20, codeSendsPerHour: 30 };
    bank = await testBank({ config: { ...pace, ...limits, accessTokenS: DAY_S, idleS: DAY_S } });
    client = clientOf(bank);
    pat = (await client.signIn('pat')).accessToken;
  });
  afterEach(() => bank.close());

  const call = async (token: string, { name }: { name: string }, body: object = {}) =>
    (await client.call(token, name, body)).json<Answer>();
  const sql = (text: string, ...values: unknown[]) => bank.db.query<Record<string, unknown>>(text, values);
  const user = (change: string) => sql(`UPDATE app_user SET ${change} WHERE email = $1`, OLD);
  const addressOf = async () => (await sql('SELECT email FROM app_user WHERE customer_id = $1', PAT))[0]?.['email'];
  const idOf = async (email: string) =>
    (await sql('SELECT id FROM email_address WHERE customer_id = $1 AND email = $2', PAT, email))[0]?.['id'];
  const codeTo = async (to: string) =>
    String(
      (await sql('SELECT code FROM outbox WHERE recipient = $1 AND code IS NOT NULL ORDER BY seq DESC', to))[0]?.[
        'code'
      ],
    );
  const lettersTo = async (to: string) =>
    (await sql('SELECT channel, text FROM outbox WHERE recipient = $1 ORDER BY seq', to)).map(({ text }) =>
      String(text),
    );
  const enter = async (username: string, typed = password) =>
    (await client.post('/auth/login', { client: 'spa', username, password: typed, codeChallenge: CHALLENGE }))
      .statusCode;
  const begin = async (over: object = {}, token = pat) =>
    call(token, rows.setPrimaryEmail, { emailId: await idOf(NEW), password, ...over });
  const begun = async () => rows.setPrimaryEmail.response.parse(await begin()).usernameChange;
  const requests = async () =>
    rows.usernameChangeRequests.response.parse(await call(pat, rows.usernameChangeRequests)).requests;
  const confirm = async (codes: object, token = pat) =>
    call(token, rows.usernameChangeConfirm, { requestId: (await requests())[0]?.requestId ?? 'none', ...codes });

  return {
    /** Pat's access token. */
    get pat() {
      return pat;
    },
    get bank() {
      return bank;
    },
    get client() {
      return client;
    },
    ...{ call, sql, user, addressOf, idOf, codeTo, lettersTo, enter, begin, begun, requests, confirm },
  };
}

/** What was said about each field. */
export const said = ({ validationErrors = [] }: Answer) =>
  Object.fromEntries(validationErrors.map(({ field, description }) => [field, description]));
