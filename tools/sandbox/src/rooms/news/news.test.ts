// Rules: R2.3.40, R2.4.7, R2.7.70.
import { announcementList, type AnnouncementChoice } from '@bank/protocol/announcement-list';
import { announcementChoose, announcementGet } from '@bank/protocol/news';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
});
afterAll(() => bank.close());

async function readerOf(persona: string, lang = 'en') {
  const { accessToken } = await client.signIn(persona);
  const headers = { authorization: `Bearer ${accessToken}`, 'accept-language': lang };
  return {
    list: async (input: { withConfirmation?: boolean } = {}) =>
      announcementList.response.parse((await client.row(announcementList, input, headers)).json()).announcements,
    get: (id: number) => client.row(announcementGet, { id }, headers),
    choose: (id: number, choice: AnnouncementChoice) => client.row(announcementChoose, { id, choice }, headers),
  };
}

const publish = (payload: object) => client.post('/sandbox/news', payload);

test('an announcement is read once it was opened, and by its reader only', async () => {
  const nils = await readerOf('nils');
  const before = await nils.list();
  expect(before.map(({ title, isRead }) => [title, isRead])).toEqual([
    ['Your payments sort themselves', false],
    ['A letter with every card?', false],
    ['Exchange rates with their time', true],
  ]);
  const id = before[0]?.id ?? 0;
  expect((await nils.get(id)).json()).toMatchObject({
    announcement: { isRead: true, html: expect.stringContaining('<h2>') },
  });
  expect((await nils.list())[0]).toMatchObject({ id, isRead: true });
  const opal = await readerOf('opal');
  expect((await opal.get(id)).json()).toMatchObject({ responseCode: 'VF', reason: 'noAnnouncement' });
  expect((await opal.choose(id, 'accept')).json()).toMatchObject({ reason: 'noAnnouncement' });
});

test('the list is filtered by whether an answer is asked for', async () => {
  const nils = await readerOf('nils');
  expect((await nils.list({ withConfirmation: true })).map(({ title }) => title)).toEqual([
    'A letter with every card?',
  ]);
  expect(await nils.list({ withConfirmation: false })).toHaveLength(2);
});

test('an answer is given once and for good, and the same one again changes nothing', async () => {
  const opal = await readerOf('opal');
  const [terms] = await opal.list();
  expect(terms).toMatchObject({ title: 'New terms from 1 January', isObligatory: true, choice: null });
  const id = terms?.id ?? 0;
  expect((await opal.choose(id, 'decline')).json()).toMatchObject({ responseCode: '00' });
  expect((await opal.choose(id, 'decline')).json()).toMatchObject({ responseCode: '00' });
  expect((await opal.choose(id, 'accept')).json()).toMatchObject({ responseCode: 'VF', reason: 'wasAnswered' });
  expect((await opal.list())[0]).toMatchObject({ id, choice: 'decline', isRead: true });
});

test('news that asks nothing takes no answer', async () => {
  const ana = await readerOf('ana');
  const [rates] = await ana.list();
  expect((await ana.choose(rates?.id ?? 0, 'accept')).json()).toMatchObject({ reason: 'noQuestion' });
});

test('news is in the language of the reader, and in English where it was not written in that one', async () => {
  expect((await publish({ title: 'Closed on Friday', html: '<p>All day.</p>', persona: 'ben' })).statusCode).toBe(200);
  const ben = await readerOf('ben', 'pt');
  expect(await ben.list()).toMatchObject([{ title: 'Closed on Friday', isRead: false }]);
  const ana = await readerOf('ana', 'pt');
  expect(await ana.list()).toMatchObject([{ title: 'Taxas de câmbio com a sua hora' }]);
});

test('what is published to all reaches everybody, an employee and an administrator included', async () => {
  await publish({ title: 'To all', summary: 'Read it.', html: '<p>Hello.</p>' });
  for (const persona of ['rhea', 'ada', 'kyra']) {
    expect(await (await readerOf(persona)).list()).toContainEqual(expect.objectContaining({ title: 'To all' }));
  }
});

test.each([
  [{ title: 'Must', html: '<p>x</p>', isObligatory: true }, 400],
  [{ html: '<p>x</p>' }, 400],
  [{ title: 'Who', html: '<p>x</p>', persona: 'nobody' }, 404],
])('the cockpit refuses %j', async (payload, status) => {
  expect((await publish(payload)).statusCode).toBe(status);
});
