// Rules: R2.4.77.
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
