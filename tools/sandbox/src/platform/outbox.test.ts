import { notificationChannel, notificationTopic } from '@bank/protocol/profile-notifications';
import { rooms } from '@bank/protocol/all';
import { clientOf } from '../server/test-client';
import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { languages } from './languages';
import { channelsOf } from './notices';
import { tableOutbox } from './outbox';

/** Signs in and approves on a phone, so that every channel reaches her. */
const PIA = 'pia@personas.test';
const PIAS_PHONE = '+40700000016';

let bank: TestBank;
let userId: number;
let phone: string;

beforeAll(async () => {
  bank = await testBank();
  const [pia] = await bank.db.query<{ id: number; phone: string }>('SELECT id, phone FROM app_user WHERE email = $1', [
    PIA,
  ]);
  userId = pia?.id ?? 0;
  phone = pia?.phone ?? PIAS_PHONE;
});
afterAll(() => bank.close());
beforeEach(() => bank.db.query('TRUNCATE outbox, notification_setting'));

interface Sent {
  channel: string;
  recipient: string;
  subject: string | null;
}

const sent = () => bank.db.query<Sent>('SELECT channel, recipient, subject FROM outbox ORDER BY channel');
const outbox = () => tableOutbox(bank.db, bank.clock, bank.ids, () => undefined);
const choose = (topic: string, channel: string, isOn: boolean) =>
  bank.db.query('INSERT INTO notification_setting (user_id, topic, channel, is_on) VALUES ($1, $2, $3, $4)', [
    userId,
    topic,
    channel,
    isOn,
  ]);
const all = notificationTopic.options.flatMap((topic) =>
  notificationChannel.options.map((channel) => ({ topic, channel })),
);

describe('a notice', () => {
  it.each([
    ['security', ['email', 'push']],
    ['transfers', ['email', 'push']],
    ['incoming', ['push']],
    ['documents', ['email']],
    ['news', []],
  ] as const)('about %s goes out by %j until somebody says otherwise', async (topic, channels) => {
    await outbox().notify(bank.db, { userId, topic, subject: 'Subject', text: 'Text' });
    expect((await sent()).map(({ channel }) => channel)).toEqual(channels);
  });

  it.each(all)('about $topic goes by $channel once that is switched on', async ({ topic, channel }) => {
    for (const one of notificationChannel.options) await choose(topic, one, one === channel);
    await outbox().notify(bank.db, { userId, topic, subject: 'Subject', text: 'Text' });
    const to = { email: PIA, sms: phone, push: PIA }[channel];
    const locked = topic === 'security' && channel !== 'email' ? ['email'] : [];
    expect((await sent()).map((one) => one.channel)).toEqual([...locked, channel].sort());
    expect(await sent()).toContainEqual({
      channel,
      recipient: to,
      subject: channel === 'email' ? 'Subject' : null,
    });
  });

  it.each(all)('about $topic does not go by $channel once that is switched off, unless it is locked', async (one) => {
    const { topic, channel } = one;
    await choose(topic, channel, false);
    await outbox().notify(bank.db, { userId, topic, subject: 'Subject', text: 'Text' });
    const rule = channelsOf(topic).find((each) => each.channel === channel);
    const isThere = (await sent()).some((each) => each.channel === channel);
    expect(isThere).toBe(topic === 'security' && channel === 'email');
    expect(rule?.isLocked).toBe(isThere);
  });

  it('of a replaced phone reaches that phone, whatever the settings say', async () => {
    await choose('security', 'sms', false);
    await outbox().notify(bank.db, {
      userId,
      topic: 'security',
      subject: 'S',
      text: 'T',
      must: { sms: '+40711111111' },
    });
    expect((await sent()).map(({ recipient }) => recipient)).toContain('+40711111111');
  });

  it('goes by SMS only where there is a phone for codes, and to phones only that were approved', async () => {
    await bank.db.query(`UPDATE device SET status = 'linked' WHERE user_id = $1`, [userId]);
    await bank.db.query('UPDATE app_user SET phone = NULL WHERE id = $1', [userId]);
    for (const channel of notificationChannel.options) await choose('news', channel, true);
    await outbox().notify(bank.db, { userId, topic: 'news', subject: 'S', text: 'T' });
    expect((await sent()).map(({ channel }) => channel)).toEqual(['email']);
    await bank.db.query(`UPDATE device SET status = 'approved' WHERE user_id = $1`, [userId]);
    await bank.db.query('UPDATE app_user SET phone = $2 WHERE id = $1', [userId, phone]);
  });
});

describe('a notice of what somebody else did', () => {
  const words = (language: string) => ({ subject: `Subject ${language}`, text: `Text ${language}` });
  const speaks = (email: string, language: string) =>
    bank.db.query('UPDATE app_user SET language = $2 WHERE email = $1', [email, language]);

  it.each(languages)('reaches a reader of %s in that language, on every channel', async (language) => {
    await speaks(PIA, language);
    await choose('news', 'email', true);
    await choose('news', 'sms', true);
    await outbox().notify(bank.db, { userId, topic: 'news', words });
    expect(await bank.db.query('SELECT subject, text FROM outbox ORDER BY channel')).toEqual([
      { subject: `Subject ${language}`, text: `Text ${language}` },
      { subject: null, text: `Text ${language}` },
    ]);
  });

  it('reaches each of its readers in their own, beside one in the words of its call', async () => {
    await speaks(PIA, 'ro');
    await speaks('ben@personas.test', 'ua');
    await outbox().tell(
      { userId, topic: 'documents', words },
      { customerId: 1002, topic: 'documents', words },
      { userId, topic: 'documents', subject: 'Mine', text: 'As I said it' },
    );
    expect(await bank.db.query('SELECT recipient, subject FROM outbox ORDER BY subject')).toEqual([
      { recipient: PIA, subject: 'Mine' },
      { recipient: PIA, subject: 'Subject ro' },
      { recipient: 'ben@personas.test', subject: 'Subject ua' },
    ]);
  });
});

describe('what the rooms send', () => {
  /** Everything that can be switched off, is. */
  const silence = (email: string) =>
    bank.db.query(
      `INSERT INTO notification_setting (user_id, topic, channel, is_on)
       SELECT u.id, t, c, false FROM app_user u, unnest($2::text[]) t, unnest($3::text[]) c WHERE u.email = $1
       ON CONFLICT (user_id, topic, channel) DO UPDATE SET is_on = false`,
      [email, notificationTopic.options, notificationChannel.options],
    );
  const channelsTo = async (email: string) =>
    (await bank.db.query<Sent>('SELECT channel FROM outbox WHERE recipient = $1 ORDER BY seq', [email])).map(
      ({ channel }) => channel,
    );

  it('as codes and questions to the phone goes out though everything is switched off', async () => {
    for (const email of [PIA, 'otis@personas.test']) await silence(email);
    const client = clientOf(bank);
    await client.login('pia');
    await client.login('otis');
    expect(await channelsTo(PIA)).toContain('push');
    expect(await channelsTo('otis@personas.test')).toEqual(['email']);
  });

  it('about money obeys the switches of payer and payee', async () => {
    const client = clientOf(bank);
    const { accessToken } = await client.signIn('una');
    const send = async (key: string) => {
      const [account] = await bank.db.query<{ id: number }>(
        `SELECT a.id FROM account a JOIN app_user u ON u.customer_id = a.customer_id
          WHERE u.email = 'una@personas.test' AND a.currency = 'EUR' ORDER BY a.id LIMIT 1`,
      );
      const order = { accountId: account?.id, amount: '1', currency: 'EUR', toEmail: 'ben@personas.test' };
      const answer = await client.call(accessToken, rooms.transfers.p2pTransfer.name, order, {
        'idempotency-key': key,
      });
      return answer.json<{ responseCode: string }>();
    };
    await bank.db.query(
      `INSERT INTO notification_setting (user_id, topic, channel, is_on)
       SELECT id, 'incoming', 'sms', true FROM app_user WHERE email = 'ben@personas.test'`,
    );
    const [ben] = await bank.db.query<{ phone: string }>(
      `SELECT phone FROM app_user WHERE email = 'ben@personas.test'`,
    );
    expect(await send('first')).toMatchObject({ responseCode: '00' });
    expect(await channelsTo('una@personas.test')).toEqual(['email']);
    expect(await channelsTo(ben?.phone ?? '')).toEqual(['sms']);
    // The same call again tells nobody again.
    await send('first');
    await silence('una@personas.test');
    await silence('ben@personas.test');
    expect(await send('second')).toMatchObject({ responseCode: '00' });
    expect(await channelsTo('una@personas.test')).toEqual(['email']);
    expect(await channelsTo(ben?.phone ?? '')).toEqual(['sms']);
  });
});
