// Rules: R0.83, R1.6.4, R1.7.1, R1.7.2, R1.9.3.
import { http, method } from '@bank/protocol';
import { balanceInquiry } from '@bank/protocol/accounts';
import { login } from '@bank/protocol/auth';
import { transactionHistory } from '@bank/protocol/history';
import { p2pTransfer } from '@bank/protocol/transfers';
import * as z from 'zod/mini';
import { buildRequest, type Caller } from './build-request';

const caller: Caller = { language: 'ua', acting: null, authSecret: null, identityToken: null, email: null };
const json = (data: unknown): unknown => JSON.parse(String(data));

test('a method call: bare name in the query, method in the body, the headers of R1.7.3', () => {
  const request = buildRequest(transactionHistory, { pageNumber: '1', keyword: 'rent' }, caller);
  expect(request).toMatchObject({ method: 'POST', url: '/?transactionHistory' });
  expect(json(request.data)).toEqual({ method: 'transactionHistory', pageNumber: 1, keyword: 'rent' });
  expect(request.headers).toEqual({
    'Accept-Language': 'uk',
    'X-Client-Version': '2.1.2',
    'Content-Type': 'application/json',
  });
});

test('only acting rows name the customer acted for, and only when acting', () => {
  const acting = { ...caller, acting: 7 };
  const request = buildRequest(balanceInquiry, undefined, acting);
  expect(request.headers['Customer-Id']).toBe('7');
  expect(json(request.data)).toEqual({ method: 'balanceInquiry', fromCustomerId: 7 });
  const other = buildRequest(method('cardPause', {}), undefined, acting);
  expect(other.headers['Customer-Id']).toBeUndefined();
  expect(json(other.data)).toEqual({ method: 'cardPause' });
});

test('input can not overwrite what the transport injects', () => {
  expect(
    json(buildRequest(balanceInquiry, { method: 'other', fromCustomerId: 9 }, { ...caller, acting: 7 }).data),
  ).toEqual({
    method: 'balanceInquiry',
    fromCustomerId: 7,
  });
});

test('money rows carry the key, others never do', () => {
  expect(buildRequest(p2pTransfer, {}, caller, 'k1').headers['Idempotency-Key']).toBe('k1');
  expect(buildRequest(balanceInquiry, {}, caller, 'k1').headers['Idempotency-Key']).toBeUndefined();
});

test('dictionary rows say their language, secret rows their secret', () => {
  const dictionary = method('countries', { lang: true });
  expect(json(buildRequest(dictionary, undefined, caller).data)).toEqual({ method: 'countries', lang: 'ua' });
  const secret = method('representative', { auth: 'authSecret' });
  expect(json(buildRequest(secret, undefined, { ...caller, authSecret: 's' }).data)).toMatchObject({ authSecret: 's' });
});

test('the secret of a row that brings a file travels in its header, and on no other row', () => {
  const holder = { ...caller, authSecret: 'the-secret' };
  const upload = method('send', { auth: 'authSecret', body: 'multipart', request: z.looseObject({}) });
  const { headers, data } = buildRequest(upload, { file: new Blob(['x']) }, holder);
  expect(headers['Auth-Secret']).toBe('the-secret');
  expect(data instanceof FormData && json(data.get('data'))).toEqual({ method: 'send' });
  const unknown = buildRequest(upload, {}, caller);
  expect(unknown.headers).not.toHaveProperty('Auth-Secret');
  for (const row of [method('representative', { auth: 'authSecret' }), method('other', { body: 'multipart' })])
    expect(buildRequest(row, {}, holder).headers).not.toHaveProperty('Auth-Secret');
});

test('an identity token travels in its header alone, and on its rows alone (R0.83)', () => {
  const known = { ...caller, identityToken: 'the-token' };
  const read = buildRequest(http('GET /run/{runId}', { auth: 'identityToken' }), { runId: 'r' }, known);
  expect(read.headers['Identity-Token']).toBe('the-token');
  expect(read.url).toBe('/run/r');
  expect(JSON.stringify(buildRequest(balanceInquiry, undefined, known))).not.toContain('the-token');
});

test('only listed rows name the user of the page, once that is known', () => {
  const listed = method('decide', { fromEmail: true });
  const known = { ...caller, email: 'abel@personas.test' };
  expect(json(buildRequest(listed, undefined, known).data)).toEqual({
    method: 'decide',
    fromEmail: 'abel@personas.test',
  });
  expect(json(buildRequest(listed, undefined, caller).data)).toEqual({ method: 'decide' });
  expect(json(buildRequest(method('other', {}), undefined, known).data)).toEqual({ method: 'other' });
});

test('http rows: encoded path parameters, the rest in the query of a GET and in the body of the others', () => {
  const get = http('GET /auth/devices/{deviceId}', {});
  expect(buildRequest(get, { deviceId: '../a?b', page: 2 }, caller)).toMatchObject({
    method: 'GET',
    url: '/auth/devices/..%2Fa%3Fb?page=2',
    data: undefined,
  });
  expect(() => buildRequest(get, { deviceId: '..' }, caller)).toThrow(RangeError);
  const request = buildRequest(
    login,
    { client: 'spa', username: 'a@b.c', password: '123456', codeChallenge: '1' },
    caller,
  );
  expect(request.url).toBe('/auth/login');
  expect(json(request.data)).toEqual({ client: 'spa', username: 'a@b.c', password: '123456', codeChallenge: '1' });
});

test('multipart: the JSON in a data field, files beside it, no content type of ours', () => {
  const upload = method('massUpload', { body: 'multipart', request: z.looseObject({}) });
  const request = buildRequest(upload, { type: 'wire', file: new Blob(['x']) }, caller);
  const { data } = request;
  expect(data).toBeInstanceOf(FormData);
  if (!(data instanceof FormData)) return;
  expect(json(data.get('data'))).toEqual({ method: 'massUpload', type: 'wire' });
  expect(data.get('file')).toBeInstanceOf(Blob);
  expect(request.headers['Content-Type']).toBeUndefined();
});
