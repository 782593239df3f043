// Rules: R1.7.4, R2.7.15.
import { termsAccept } from '@bank/protocol/customer';
import { agreementDownload, partnerAgreementGet, partnerAgreementSend } from '@bank/protocol/agreements';
import { readPaper } from '../../../platform/papers/test-read-paper';
import { clientOf } from '../../../server/test-client';
import { testBank } from '../../../testing';
import type { TestBank } from '../../../testing';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
});
afterAll(() => bank.close());

const bearer = async (persona: string, language = 'en') => ({
  authorization: `Bearer ${(await client.signIn(persona)).accessToken}`,
  'accept-language': language,
});

test('an accepted agreement is a PDF in the reader’s language, the same bytes each time', async () => {
  const theo = await bearer('theo');
  const ask = (headers: Record<string, string>) =>
    client.row(agreementDownload, { brand: 'd', id: 'payments-2026' }, headers);
  await client.row(termsAccept, { termIds: ['general-2026'] }, theo);
  // Not accepted yet: the terms stand in the way of everything that is no file, and a file is not found.
  expect((await ask(theo)).statusCode).toBe(404);
  await client.row(termsAccept, { termIds: ['payments-2026'] }, theo);
  const first = await ask(theo);
  expect(first.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="agreement-payments-2026.pdf"',
  });
  const text = readPaper(first.rawPayload).join(' ');
  for (const word of [
    'Payment services agreement, 2026',
    'Plainwallet Payments SA',
    'Theo ',
    '16 November 2026',
    'how you order payments',
  ])
    expect(text).toContain(word);
  bank.clock.advance(60_000);
  expect((await ask(theo)).rawPayload.equals(first.rawPayload)).toBe(true);
  const russian = readPaper((await ask({ ...theo, 'accept-language': 'ru' })).rawPayload).join(' ');
  expect(russian).toContain('как вы поручаете платежи');
});

test('agreements of others, unknown ones and unknown brands are not found', async () => {
  const ben = await bearer('ben');
  for (const fields of [
    { brand: 'd', id: 'payments-2026' },
    { brand: 'd', id: 'partner' },
    { brand: 'd', id: 'nothing' },
    { brand: 'z', id: 'general-2026' },
  ]) {
    expect((await client.row(agreementDownload, fields, ben)).statusCode).toBe(404);
  }
});

test('a company has a partner agreement, which is sent to its primary address once a minute', async () => {
  const olivia = await bearer('olivia');
  const agreement = async () =>
    partnerAgreementGet.response.parse((await client.row(partnerAgreementGet, {}, olivia)).json()).agreement;
  expect(await agreement()).toEqual({ title: 'Partner agreement', sent: null });
  const sent = (await client.row(partnerAgreementSend, {}, olivia)).json();
  const { email } = partnerAgreementSend.response.parse(sent);
  expect(await agreement()).toMatchObject({ sent: { email } });
  const letters = () =>
    bank.db.query<{ text: string }>('SELECT text FROM outbox WHERE recipient = $1 AND subject = $2', [
      email,
      'Partner agreement',
    ]);
  expect(await letters()).toMatchObject([{ text: expect.stringContaining('Atelier Verde') }]);
  expect((await client.row(partnerAgreementSend, {}, olivia)).json()).toMatchObject({
    responseCode: 'VF',
    reason: 'sentJustNow',
  });
  bank.clock.advance(60_000);
  expect((await client.row(partnerAgreementSend, {}, olivia)).json()).toMatchObject({ responseCode: '00' });
  expect(await letters()).toHaveLength(2);
  const paper = await client.row(agreementDownload, { brand: 'a', id: 'partner' }, olivia);
  expect(readPaper(paper.rawPayload).join(' ')).toContain('Atelier Verde');
});

test('a person has none', async () => {
  const ana = await bearer('ana');
  expect((await client.row(partnerAgreementGet, {}, ana)).json()).toMatchObject({ agreement: null });
  expect((await client.row(partnerAgreementSend, {}, ana)).json()).toMatchObject({ reason: 'companyOnly' });
});
