// Rules: R3.7.1.
import { bankForEachTest } from '../../testing';
import { addressOf, visitorOf } from './test-people';

const bank = bankForEachTest();
const visitor = visitorOf(bank);

const HOUR = 3_600_000;
const resend = (persona: string) => visitor.ask('activationCodeResend', { email: addressOf(persona) });
async function linkOf(persona: string) {
  expect(await resend(persona)).toMatchObject({ responseCode: '00' });
  return visitor.lastLink(persona);
}
const activate = (persona: string, activationCode: string, password?: string) =>
  visitor.ask('activateAccount', { username: addressOf(persona), activationCode, password });

it('says only after the right password that an account is not activated', async () => {
  expect((await visitor.login('neo', 'nope')).json()).toMatchObject({ code: 'badCredentials' });
  const refused = await visitor.login('neo');
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    {
      code: 'notActivated',
      message: 'Your account is not activated yet. Open the link that we sent to your e-mail address.',
    },
  ]);
});

it('activates a personal customer by the link, whose secret has at least 128 bits (R0.24)', async () => {
  const { code, user, action } = await linkOf('neo');
  expect([user, action]).toEqual([addressOf('neo'), 'activation']);
  expect(Buffer.from(code, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
  expect(await activate('neo', code)).toMatchObject({ responseCode: '00', passwordNeeded: false });
  expect((await visitor.login('neo')).statusCode).toBe(200);
  // Opened again, by a reload or a mail program: the same answer, and no second activation.
  expect(await activate('neo', code)).toMatchObject({ responseCode: '00', passwordNeeded: false });
  expect(await activate('neo', code, 'Harbour-lamp-93')).toMatchObject({ responseCode: 'VF', reason: 'linkUsed' });
  expect((await visitor.login('neo')).statusCode).toBe(200);
});

it('takes a link for 72 hours, to the second', async () => {
  const { code } = await linkOf('neo');
  bank.clock.advance(72 * HOUR);
  expect(await activate('neo', code)).toMatchObject({
    reason: 'linkExpired',
    responseDescription: 'This activation link has expired. We can send you a new one.',
  });
  const fresh = await linkOf('neo');
  bank.clock.advance(72 * HOUR - 1);
  expect(await activate('neo', fresh.code)).toMatchObject({ responseCode: '00' });
});

it('takes a link that was opened before a stranger asked for another, and no other once one was used (R0.152)', async () => {
  const opened = await linkOf('neo');
  const other = await linkOf('neo');
  expect(await activate('neo', opened.code)).toMatchObject({ responseCode: '00' });
  expect(await activate('neo', other.code, 'Harbour-lamp-93')).toMatchObject({
    responseCode: 'VF',
    reason: 'linkUsed',
  });
});

it('takes nobody else’s link, and none by the wrong door', async () => {
  const neo = await linkOf('neo');
  const bo = await linkOf('bo');
  const unknown = { responseCode: 'VF', reason: 'linkUnknown' };
  expect(await activate('bo', neo.code)).toMatchObject(unknown);
  expect(await activate('nobody', neo.code)).toMatchObject(unknown);
  expect(await activate('neo', 'x')).toMatchObject(unknown);
  expect(await activate('bo', bo.code)).toMatchObject(unknown);
  expect(await visitor.ask('businessActivate', { email: addressOf('neo'), activationCode: neo.code })).toMatchObject(
    unknown,
  );
  expect((await visitor.login('bo')).json()).toMatchObject({ code: 'notActivated' });
});

it('activates a company and sends its authorized users their links, once (R3.8.2)', async () => {
  await resend('emma');
  expect(await visitor.letters('emma')).toBe(0);
  const { code, action } = await linkOf('bo');
  expect(action).toBe('activationBusiness');
  const open = () => visitor.ask('businessActivate', { email: addressOf('bo'), activationCode: code });
  expect(await open()).toMatchObject({ responseCode: '00' });
  expect(await open()).toMatchObject({ responseCode: '00' });
  expect(await visitor.letters('emma')).toBe(1);
  expect((await visitor.login('bo')).statusCode).toBe(200);
  expect((await visitor.lastLink('emma')).action).toBe('activationEmployee');
});

it('asks an employee for a password before it activates, and keeps to its rule', async () => {
  await visitor.ask('businessActivate', { email: addressOf('bo'), activationCode: (await linkOf('bo')).code });
  const { code } = await visitor.lastLink('emma');
  expect((await visitor.login('emma')).json()).toMatchObject({ code: 'badCredentials' });
  expect(await activate('emma', code)).toMatchObject({ responseCode: '00', passwordNeeded: true });
  expect(await activate('emma', code, 'emma@personas.test-1A')).toMatchObject({
    responseCode: 'VF',
    reason: 'hasAddress',
    validationErrors: [{ field: 'password', description: 'The password must not contain your e-mail address.' }],
  });
  expect(await activate('emma', code, 'Harbour-lamp-93')).toMatchObject({ passwordNeeded: false });
  expect((await visitor.login('emma', 'Harbour-lamp-93')).statusCode).toBe(200);
  expect(await activate('emma', code, 'Another-lamp-93')).toMatchObject({ reason: 'linkUsed' });
});

it('answers a resend alike for everybody, sends only where it is meant, and three in an hour', async () => {
  const words: unknown[] = [];
  for (const persona of ['neo', 'ana', 'nobody', 'emma']) words.push(await resend(persona));
  expect(new Set(words.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await visitor.letters()).toBe(1);
  for (const persona of ['neo', 'nobody']) {
    for (let sends = 2; sends <= 3; sends += 1) expect(await resend(persona)).toMatchObject({ responseCode: '00' });
    expect(await resend(persona)).toMatchObject({
      responseCode: 'VF',
      reason: 'tooManySends',
      responseDescription: expect.stringMatching(/another one in 60 min/),
    });
  }
  expect(await visitor.letters('neo')).toBe(3);
  bank.clock.advance(HOUR);
  expect(await resend('neo')).toMatchObject({ responseCode: '00' });
});

it('gives ten openings of a link at once one activation and no error', async () => {
  const { code } = await linkOf('bo');
  const open = () => visitor.ask('businessActivate', { email: addressOf('bo'), activationCode: code });
  const answers = await Promise.all(Array.from({ length: 10 }, open));
  expect(answers.map(({ responseCode }) => responseCode)).toEqual(Array(10).fill('00'));
  expect(await visitor.letters('emma')).toBe(1);
});

it('writes in the language of whoever asks', async () => {
  await visitor.ask('activationCodeResend', { email: addressOf('neo') }, { 'accept-language': 'es' });
  const [letter] = await bank.db.query<{ subject: string; text: string }>('SELECT subject, text FROM outbox');
  expect(letter?.subject).toBe('Activa tu cuenta');
  expect(letter?.text).toMatch(
    /\/activate\?code=[\w-]{43}&user=neo%40personas.test&action=activation Sirve durante 72/,
  );
});
