import { rooms } from './all';
import type { Row } from './method';

const rows: [string, Row][] = Object.entries(rooms).flatMap(([room, table]) =>
  Object.entries<Row>(table).map(([name, row]): [string, Row] => [`${room}.${name}`, row]),
);

/** What a wire name looks like, by constructor (R0.2 for methods). */
const cleanName = {
  method: /^[a-z][A-Za-z0-9]*$/,
  http: /^(GET|POST|PUT|PATCH|DELETE) (\/(\{[a-zA-Z]+\}|[a-z0-9-]+))+$/,
};

/** R1.6.5: what of its open set exists, beside the auth service that hands tokens out. */
const OPEN = new Set([
  'POST /auth/login',
  'POST /auth/token',
  'POST /auth/otp/re-send',
  'POST /auth/refresh',
  'POST /auth/logout',
  'POST /auth/push/re-send',
  'POST /auth/scp/request',
  'POST /auth/stores-urls/send',
  'POST /auth/two-step-verification',
  'POST /auth/two-step-verification/{reqId}/confirm',
  'POST /auth/passkeys/login-options',
  'POST /auth/passkeys/login',
  'activateAccount',
  'businessActivate',
  'activationCodeResend',
  'passwordChangeRequest',
  'passwordChangeCodeCheck',
  'passwordChangeWithCode',
  'checkEmail',
  'phoneCodesList',
  'captchaGet',
  'captchaSolve',
  'phoneCheck',
  'createPersonalAccount',
  // Beyond it: a representative's copy, by a secret of its own (R0.118).
  'POST /tax/certificate-copies',
  'businessAccountCreate',
  'occupationsList',
  'secondOccupationsList',
  'countriesList',
  'birthCountriesList',
  'currenciesList',
  'transactionTypesList',
  'businessAccessRightsList',
  'sourcesOfFundsList',
  'purposesOfAccountList',
  'industriesList',
  'additionalQuestionsList',
  'estimatedMonthlyDepositsList',
  'personalAgreementsList',
  'statesByCountry',
  'ipInfoGet',
]);

describe('the method table', () => {
  it('gives every call a wire name of its own', () => {
    const names = rows.map(([, row]) => row.name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(rows)('%s has a name of its constructor’s form', (_, row) => {
    expect(row.name).toMatch(cleanName[row.kind]);
  });

  it('opens exactly the calls that R1.6.5 opens', () => {
    const open = rows.filter(([, row]) => row.auth === 'none').map(([, row]) => row.name);
    expect(new Set(open)).toEqual(OPEN);
  });

  it.each(rows.filter(([, row]) => row.request))('%s refuses a field nobody agreed on', (_, row) => {
    const result = row.request?.safeParse({ anUnknownField: 1 });
    expect(result?.success).toBe(false);
  });

  it.each(rows.filter(([, row]) => row.refusals))('%s names each word of its refusals once', (_, { refusals = [] }) => {
    expect(refusals.filter((word) => !/^[a-z][a-zA-Z]*$/.test(word))).toEqual([]);
    expect(new Set(refusals).size).toBe(refusals.length);
  });

  it.each(rows.filter(([, row]) => row.money))('%s, which moves money, says who may', (_, row) => {
    expect(row.right?.length).toBeGreaterThan(0);
  });
});
