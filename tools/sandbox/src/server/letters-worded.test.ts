// Rules: R0.172.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueIn, FOLDERS } from './test-sentences';
import { handedWords } from './test-wording';

// Every letter, notice and line of the notification centre, found in the code where it is handed over. A catalogue says each of them, so that
// what is proven of every sentence (naughty-sentences.test.ts) is proven of every letter.

const SOURCE = join(__dirname, '..');
/** What only testers and tests read, or write. */
const NO_LETTERS = /^(bench|kill|qa|seed)\/|(^|\/)test-|\.test\.ts$/;
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !NO_LETTERS.test(file))
  .toSorted();
const read = (file: string): string => readFileSync(join(SOURCE, file), 'utf8');

const IDS: ReadonlySet<string> = new Set(FOLDERS.flatMap((folder) => catalogueIn(folder).ids));
/** Reading the syntax of a file takes long: most have none of these names. */
const MAY_HAND = /\b(subject|discreet|channel)\b/;
const HANDED = FILES.flatMap((file) => {
  const source = read(file);
  return MAY_HAND.test(source) ? handedWords(source, IDS).map((words) => ({ file, ...words })) : [];
});

/** Words of no catalogue. A new one is a decision, and not an oversight. */
const OTHERWISE: readonly string[] = [
  // The note that a payer wrote, in a place of its own: the bank says nothing there.
  "ledger/notices.ts: note ?? ''",
  // Handed on as the notice has them.
  'platform/notices.ts: notice.subject',
  'platform/notices.ts: notice.text',
  // The editors of the bank wrote them.
  'rooms/news/publish.ts: summary',
  'rooms/news/publish.ts: title',
];

test('a catalogue says every letter of the bank', () => {
  expect(HANDED.length).toBeGreaterThan(100);
  const others = HANDED.filter(({ isSaid }) => !isSaid).map(({ file, source }) => `${file}: ${source}`);
  expect(others.toSorted()).toEqual([...OTHERWISE]);
});

test('each file that writes to readers hands words over, or hands on those that are made elsewhere', () => {
  const writers = FILES.filter((file) => /\boutbox\.(send|notify|tell)\(/.test(read(file)));
  expect(writers.length).toBeGreaterThan(50);
  const found = new Set(HANDED.map(({ file }) => file));
  expect(writers.filter((file) => !found.has(file))).toEqual([
    ...['identity/activation/letters.ts', 'identity/codes/tell-once-a-day.ts'],
    ...['identity/standing/decide-document.ts', 'ledger/overdue.ts', 'platform/outbox.ts'],
    ...['rooms/transfers/announce-sent.ts', 'rooms/transfers/expiry/jobs.ts', 'rooms/transfers/mass/jobs.ts'],
    ...['rooms/transfers/policies/ask.ts', 'rooms/transfers/policies/decide.ts', 'server/questions/letters.ts'],
  ]);
});

test('all catalogues are filled by one function', () => {
  const others = FILES.filter((file) => file.endsWith('/texts.ts')).flatMap((file) =>
    [...read(file).matchAll(/export (?:const|function) (say\w*)\b(?! = sayFrom\()/g)].map(
      ([, name = '']) => `${file}: ${name}`,
    ),
  );
  // It says a sentence of its own catalogue.
  expect(others).toEqual(['identity/statements/texts.ts: sayUnseen']);
});

const message = (subject: string, text: string): string =>
  [
    `import { say } from './texts';`,
    `const called = say(lang, 'called');`,
    `const { title } = words(lang);`,
    `const { name } = customer;`,
    `void outbox.send(tx, { reason: 'letter', channel: 'email', to, subject: ${subject}, text: ${text} });`,
  ].join('\n');

test.each([
  ["say(lang, 'asked', { name })", []],
  ['called', []],
  ["isFirst ? say(lang, 'asked') : ''", []],
  ['`${called} ${say(lang, "why", { reason })}`', []],
  ["say(lang, 'asked').trim()", []],
  ['title', []],
  ['words(lang).subject', []],
  ['name', ['name']],
  ['customer.name', ['customer.name']],
  ["'Dear customer'", ["'Dear customer'"]],
  ['`${called}, ${name}`', ['`${called}, ${name}`']],
  ['called + name', ['called + name']],
  ["called.replace('{name}', name)", ["called.replace('{name}', name)"]],
  ['sayTo(name)', ['sayTo(name)']],
  ["reason ?? ''", ["reason ?? ''"]],
])('of the words %s a catalogue does not say %j', (words, others) => {
  const notSaid = (source: string) => handedWords(source, IDS).filter(({ isSaid }) => !isSaid);
  expect(notSaid(message(words, 'called')).map(({ source }) => source)).toEqual(others);
  expect(notSaid(message('called', words)).map(({ source }) => source)).toEqual(others);
  const line = `${message('called', 'called')} keep({ title: ${words}, body: called, discreet: '' });`;
  expect(notSaid(line).map(({ source }) => source)).toEqual(others);
});
