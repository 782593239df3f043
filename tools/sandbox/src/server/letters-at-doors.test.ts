// Rules: R0.172, D17.
import { rooms } from '@bank/protocol/all';
import { position } from '@bank/protocol/company-position';
import { LAWLESS_TEXTS, ONE_LINE_TEXTS } from '@bank/run/naughty';
import { inFull } from '@bank/run/size';
import { languages } from '../platform/languages';
import type { Language } from '../platform/languages';
import type { Notice } from '../platform/notices';
import { tableOutbox } from '../platform/outbox';
import { personaOf } from '../seed/personas';
import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { clientOf } from './test-client';
import { changesOf, PLAIN } from './test-letters';
import { catalogueIn, FOLDERS, namesIn } from './test-sentences';

// A text is typed at a door of the bank, kept, and sent: the mailboxes and the notification centres of its readers hold the lines that they
// would hold with a plain word.

/** Lines, headers, directions, marks, markup, names of a template and what ends one. */
const NASTY: readonly string[] = [
  ...['B.\n\nURGENT: call us', 'Ana\r\nBcc: all@evil.test', 'a\u2028b\u2029c', 'a\u0085b', 'a\u0000b', 'a\ud800b'],
  ...['\u202egnp.exe', 'a\u2067b', '\u2069\u2068x', '\u0301Ana', 'a\u200bb', 'שלום', '7 שלום 7'],
  ...['<a href="https://evil.test">Sign in</a>', '{name} {amount} {payee}', "'{'it''s'}'", '${7*7}', '%s'],
];
// Of blanks alone the bank makes no text, and so another letter.
const TYPED = inFull([...NASTY, ...LAWLESS_TEXTS.filter((text) => text.trim() !== '')], NASTY);
/** PostgreSQL keeps no NUL, and of half a character the sign for one. */
const kept = (text: string): string => Buffer.from(text).toString();
const isKept = (text: string): boolean => !text.includes('\u0000');

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
beforeAll(async () => {
  bank = await testBank({ config: { lookupsPerMinute: 1e6, codesPerMinute: 1e6, signInsPerMinute: 1e6 } });
  client = clientOf(bank);
  // A log-in may write to its user, too.
  for (const who of ['ana', 'ben', 'uma', 'lev', 'olivia', 'hugo', 'gala', 'coen']) await tokenOf(who);
});
afterAll(() => bank.close());

interface Answer {
  responseCode: string;
  trxid?: string;
  id?: number;
  invoice?: { id: number };
  payee?: { payeeId: string };
}

const tokens = new Map<string, Promise<string>>();
function tokenOf(who: string): Promise<string> {
  const token = tokens.get(who) ?? client.signIn(who).then(({ accessToken }) => accessToken);
  tokens.set(who, token);
  return token;
}
async function ask(who: string, method: string, body: object): Promise<Answer> {
  const answer = await client.call(await tokenOf(who), method, body);
  // A refusal is an answer, and a failure is none.
  expect([method, answer.statusCode]).toEqual([method, 200]);
  return answer.json<Answer>();
}
const isDone = ({ responseCode }: Answer): boolean => responseCode === '00';
/** A call that comes before the door. */
async function make(who: string, method: string, body: object): Promise<Answer> {
  const answer = await ask(who, method, body);
  expect([method, answer]).toEqual([method, expect.objectContaining({ responseCode: '00' })]);
  return answer;
}

interface Line {
  /** Who reads it, and where. */
  place: string;
  line: string;
}

/** Links with their secrets, codes, ids and days are others each time. */
const masked = (text: string): string => text.replace(/https?:\/\/localhost\S*/g, 'LINK').replace(/\d+/g, '0');

/** Every line that readers got since the last time. */
async function taken(): Promise<Line[]> {
  const messages = await bank.db.query<{ channel: string; to: string; subject: string | null; text: string }>(
    'SELECT channel, recipient AS "to", subject, text FROM outbox ORDER BY recipient, channel, seq',
  );
  const lines = await bank.db.query<{ userId: number; title: string; body: string; discreet: string }>(
    'SELECT user_id AS "userId", title, body, discreet FROM notification ORDER BY user_id, seq',
  );
  await bank.db.query('DELETE FROM outbox');
  await bank.db.query('DELETE FROM notification');
  return [
    ...messages.flatMap(({ channel, to, subject, text }) => [
      // The subject of a question to a phone is the id of what it asks about.
      ...(channel === 'email' ? [{ place: `subject to ${to}`, line: subject ?? '' }] : []),
      { place: `${channel} to ${to}`, line: text },
    ]),
    ...lines.flatMap(({ userId, title, body, discreet }) => [
      { place: `title for ${userId}`, line: title },
      { place: `body for ${userId}`, line: body },
      { place: `discreet title for ${userId}`, line: discreet },
    ]),
  ].map(({ place, line }) => ({ place, line: masked(line) }));
}

/** A first name that turns has its last name in the same isolate. The end of that is looked for where the text ends. */
const LAST_NAMES = /( (?:Lind|Ortega|Reyes|Stan))\u2069/gu;

/** What a text did to lines; empty where it did nothing. */
function changedBy(text: string, plain: readonly Line[], lines: readonly Line[]): (Line & { what: string })[] {
  expect([text, lines.map(({ place }) => place)]).toEqual([text, plain.map(({ place }) => place)]);
  return plain.flatMap((before, nth) => {
    const { place, line } = lines[nth] ?? before;
    // Where the bank says nothing of its own, a text stands as it was typed.
    const typed = line.trim() === masked(kept(text)).trim() ? null : 'the text';
    const what = before.line === PLAIN ? typed : changesOf(before.line)(line.replace(LAST_NAMES, '\u2069$1'));
    return what === null ? [] : [{ place, line, what }];
  });
}

/** Types a plain word at a door, and then each of the texts. */
async function tryDoor(type: (text: string) => Promise<boolean>, texts: readonly string[]): Promise<void> {
  // What the doors before have left to be done.
  await bank.tick();
  const about = async (text: string) => {
    await taken();
    return { isIn: await type(text), lines: await taken() };
  };
  const plain = await about(PLAIN);
  expect(plain.isIn).toBe(true);
  expect(plain.lines.map(({ line }) => line).join('\n')).toContain(PLAIN);
  let accepted = 0;
  for (const text of texts) {
    const { isIn, lines } = await about(text);
    // Who is refused at a door has written to nobody.
    expect([text, isIn ? changedBy(text, plain.lines, lines) : lines]).toEqual([text, []]);
    if (isIn) accepted += 1;
  }
  expect(accepted).toBeGreaterThan(3);
}

const PAYMENT = { amount: '0.10', currency: 'EUR' };
const dueDate = () => new Date(bank.clock.now() + 14 * 86_400_000).toISOString().slice(0, 10);
let made = 0;
const invoice = () => ({
  ...{ requestId: `letters-${(made += 1)}`, toEmail: 'gala@personas.test', amount: '12', currency: 'EUR' },
  ...{ noteBody: 'Portraits', dueDate: dueDate() },
});
/** A person who is none of the company's yet. */
const person = (firstName: string) => ({
  ...{ typeId: position.authorized, firstName, lastName: 'Lind', email: `person${(made += 1)}@lind.test` },
});
/** Names a person of Coen's company, and one who is in it for long. */
async function resolve(personId: number | undefined): Promise<boolean> {
  const [mona] = await bank.db.query<{ id: number }>(
    `SELECT id FROM company_person WHERE customer_id = $1 AND last_name = 'Reyes'`,
    [personaOf('coen').customerId],
  );
  return isDone(await ask('coen', 'businessResolutionSend', { businessRepresentativeIds: [mona?.id, personId] }));
}
const sepa = (iban: string) => ({
  ...{ kind: 'bank', countryCode: 'DE', currencyCode: 'EUR', type: 'eft' },
  extraParams: { iban },
});
const [GRETA, KRUEGER] = [sepa('DE89370400440532013000'), sepa('DE62370400440532013001')];

/** Each types a text. @returns whether it was taken */
const DOORS: Readonly<Record<string, (text: string) => Promise<boolean>>> = {
  'the note of a payment': async (note) =>
    isDone(await ask('ben', 'p2pTransfer', { ...PAYMENT, accountId: 10021, toEmail: 'uma@personas.test', note })),
  'the note of a return': async (note) => {
    const order = { ...PAYMENT, accountId: 10011, toEmail: 'ben@personas.test' };
    const { trxid } = await make('ana', 'p2pTransfer', order);
    await make('ana', 'normalConfirm', { trxid, approvalCode: await client.lastCode('ana') });
    await taken();
    return isDone(await ask('ben', 'paymentReturn', { transactionId: trxid, note }));
  },
  'the reason of a declined request': async (reason) => {
    const order = { ...PAYMENT, accountId: 10051, toEmail: 'ben@personas.test' };
    const { trxid } = await make('lev', 'p2pTransfer', order);
    await taken();
    return isDone(await ask('olivia', 'approve', { transactionIds: [trxid], declined: true, reason }));
  },
  'the reason of a rejected invoice': async (note) => {
    const { invoice: written } = await make('hugo', 'invoiceCreate', invoice());
    await taken();
    return isDone(await ask('gala', 'invoiceReject', { invoiceId: written?.id, note }));
  },
  'the name of a payee whose account changes': async (name) => {
    const { payee } = await make('uma', 'payeeAdd', { name: 'Krüger', target: KRUEGER });
    await taken();
    const answer = await ask('uma', 'payeeUpdate', { payeeId: payee?.payeeId, name, target: GRETA });
    await make('uma', 'payeeRemove', { payeeId: payee?.payeeId });
    return isDone(answer);
  },
  'the name of a person of a company': async (firstName) => {
    const added = await ask('coen', 'representativeAdd', person(firstName));
    return isDone(added) && resolve(added.id);
  },
  'the name of a phone': async (name) => {
    const headers = { authorization: `Bearer ${await tokenOf('ana')}` };
    const { deviceCreate, deviceApprove, deviceApproveConfirm, deviceDelete } = rooms.devices;
    const created = await client.row(deviceCreate, { name, type: 'ios' }, headers);
    if (created.statusCode !== 200) return false;
    const { deviceId, deeplink } = created.json<{ deviceId: string; deeplink: string }>();
    await client.post(`/sandbox/push/${deeplink.split('/').at(-1)}`, { result: true });
    await taken();
    await client.row(deviceApprove, { deviceId, methodId: 'email' }, headers);
    const code = await client.lastCode('ana');
    await client.row(deviceApproveConfirm, { deviceId, methodId: 'email', code }, headers);
    await client.row(deviceDelete, { deviceId }, headers);
    return true;
  },
  'the name of the recipient of a link': async (beneficiaryName) => {
    const answer = await ask('ben', 'globalPayment', {
      ...{ fromAccountId: 10021, currencyCode: 'EUR', amount: '1.00', feeIsBen: true, beneficiaryType: 'personal' },
      ...{ beneficiaryName, beneficiaryEmail: 'rita@example.test', beneficiaryCountryCode: 'PT' },
      description: beneficiaryName,
    });
    await bank.tick();
    return isDone(answer);
  },
};

test.each(Object.entries(DOORS))('%s changes nothing that the bank writes', async (_door, type) => {
  await tryDoor(type, TYPED);
});

/** Names of before R0.170, of every customer, user and person. */
async function keepNames(name: string): Promise<void> {
  await bank.db.query('UPDATE customer SET first_name = $1', [name]);
  await bank.db.query('UPDATE customer SET business_name = $1 WHERE business_name IS NOT NULL', [name]);
  await bank.db.query('UPDATE app_user SET first_name = $1', [name]);
  await bank.db.query('UPDATE company_person SET first_name = $1', [name]);
}

test('names that are kept from earlier days change nothing that the bank writes', async () => {
  await tryDoor(async (name) => {
    const { id } = await make('coen', 'representativeAdd', person('Bea'));
    await keepNames(name);
    await taken();
    const order = { ...PAYMENT, accountId: 10021, toEmail: 'uma@personas.test' };
    const { trxid: transactionId } = await make('ben', 'p2pTransfer', order);
    await make('ben', 'paymentRecall', { transactionId });
    const { trxid } = await make('lev', 'p2pTransfer', { ...PAYMENT, accountId: 10051, toEmail: 'ben@personas.test' });
    await make('olivia', 'approve', { transactionIds: [trxid], declined: true });
    const { invoice: written } = await make('hugo', 'invoiceCreate', invoice());
    await make('gala', 'invoiceReject', { invoiceId: written?.id });
    return resolve(id);
  }, TYPED.filter(isKept));
});

/** Every sentence of the bank that has a name. */
const SENTENCES = FOLDERS.flatMap((folder) => {
  const { ids, say } = catalogueIn(folder);
  return ids.map((id) => ({ id, say }));
}).filter(({ id, say }) => namesIn(say('en', id)).length > 0);

/** A sentence with the text in each of its names. */
function filled({ id, say }: (typeof SENTENCES)[number], language: Language, text: string): string {
  const names = namesIn(say(language, id)).map((name) => [name.slice(1, -1), text] as const);
  return say(language, id, Object.fromEntries(names));
}

test('every sentence comes out of a mailbox as the bank has said it, whatever texts are in it', async () => {
  const { userId } = personaOf('ana');
  await bank.db.query('DELETE FROM notification_setting WHERE user_id = $1', [userId]);
  let next = 0;
  const ids = { ...bank.ids, next: () => String((next += 1)).padStart(9, '0') };
  const outbox = tableOutbox(bank.db, bank.clock, ids, () => undefined);
  const changes: { text: string; line: string; what: string }[] = [];
  for (const [nth, text] of inFull([...LAWLESS_TEXTS, ...ONE_LINE_TEXTS], LAWLESS_TEXTS).entries()) {
    const language = languages[nth % languages.length] ?? 'en';
    await bank.db.query('UPDATE app_user SET language = $2 WHERE id = $1', [userId, language]);
    await taken();
    const notices = SENTENCES.map((sentence): Notice => ({
      ...{ userId, topic: 'documents' },
      words(reader: Language) {
        const said = filled(sentence, reader, text);
        return { subject: said, text: said };
      },
    }));
    await outbox.notify(bank.db, ...notices);
    const letters = await bank.db.query<{ subject: string; text: string }>(
      `SELECT subject, text FROM outbox WHERE channel = 'email' ORDER BY id`,
    );
    expect(letters).toHaveLength(SENTENCES.length);
    for (const [place, sentence] of SENTENCES.entries()) {
      const changed = changesOf(filled(sentence, language, PLAIN));
      const { subject = '', text: said = '' } = letters[place] ?? {};
      for (const line of [subject, said]) {
        const what = changed(line);
        if (what !== null) changes.push({ text, line, what });
      }
    }
  }
  expect(changes).toEqual([]);
});
