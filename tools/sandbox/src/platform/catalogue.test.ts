// Rules: R0.172, R2.4.77, D17.
import { LAWLESS_TEXTS, ONE_LINE_TEXTS } from '@bank/run/naughty';
import { sayFrom } from './catalogue';

const texts = { sent: 'You sent {amount} to {name}.' };
const say = sayFrom({ en: texts, es: texts, ro: texts, ru: texts, uk: texts, pt: texts });

it.each([
  ['Ana Marin', 'You sent €1.00 to Ana Marin.'],
  ['cba\u202e', 'You sent €1.00 to \u2068cba\u202e\u2069.'],
  ['a\u2069\u202eb', 'You sent €1.00 to \u2068a\u202eb\u2069.'],
  ['שלום', 'You sent €1.00 to \u2068שלום\u2069.'],
])('a name %j turns no word of the bank', (name, sentence) => {
  expect(say('en', 'sent', { amount: '€1.00', name })).toBe(sentence);
});

it('leaves a name that no value fills, and isolates a text once', () => {
  expect(say('en', 'sent', { amount: '€1.00' })).toBe('You sent €1.00 to {name}.');
  const inner = say('en', 'sent', { amount: '€1.00', name: 'cba\u202e' });
  expect(say('en', 'sent', { amount: inner, name: 'Ana' })).toBe(`You sent ${inner} to Ana.`);
});

/** What stands in an isolate of its own. */
const ISOLATE = /\u2068[^\u2066-\u2069]*\u2069/gu;

it('no text brings a line, a control or a direction into a sentence of the bank', () => {
  for (const name of [...LAWLESS_TEXTS, ...ONE_LINE_TEXTS]) {
    const sentence = say('en', 'sent', { amount: '€1.00', name });
    expect([name, sentence]).toEqual([name, expect.stringMatching(/^You sent €1\.00 to .*\.$/u)]);
    expect([name, /[\p{Cc}\p{Zl}\p{Zp}]/u.test(sentence)]).toEqual([name, false]);
    expect([name, /[\u202a-\u202e\u2066-\u2069]/u.test(sentence.replace(ISOLATE, ''))]).toEqual([name, false]);
  }
});
