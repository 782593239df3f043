// Rules: R0.21, S14.
import fc from 'fast-check';
import { intents } from './intents';

// D08: a form, a person and a bank as a model. The bank moves money once per key it has seen.
type Step = 'edit' | 'sendAnswered' | 'sendRefused' | 'sendLost' | 'crash' | 'reload' | 'resolve';
const STEPS: readonly Step[] = ['edit', 'sendAnswered', 'sendRefused', 'sendLost', 'crash', 'reload', 'resolve'];

beforeEach(() => {
  sessionStorage.clear();
  intents.reload();
});

test('no money goes out under two keys while the fate of the first is open; an edit is a new key (D08)', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...STEPS), { maxLength: 30 }), (steps) => {
      intents.clear();
      let made = 0;
      let text = 0;
      const form = () => intents.of('p2p', String(text), () => `k${(made += 1)}`);
      let open: string | null = null; // the key whose fate the person does not know
      const finished = new Set<string>();
      for (const step of steps) {
        const before = form();
        if (step === 'edit') {
          text += 1;
          if (open) expect(form().key).toBe(open);
          else expect(form().key).not.toBe(before.key);
        } else if (step === 'reload') {
          intents.reload();
          expect(form().key).toBe(before.key);
        } else if (step === 'resolve') {
          if (open) intents.settle(open);
          if (open) finished.add(open);
          open = null;
        } else if (!intents.isUnknown(before)) {
          // A screen sends only when nothing is open; what it sends has never been finished before.
          expect(finished.has(before.key)).toBe(false);
          expect(open).toBeNull();
          intents.sent(before.key);
          if (step === 'sendAnswered' || step === 'sendRefused') {
            intents.settle(before.key);
            finished.add(before.key);
          } else {
            if (step === 'sendLost') intents.markUnknown(before.key);
            else intents.reload(); // the page died with the call on its way
            open = before.key;
          }
        }
        expect(intents.isUnknown(form())).toBe(open !== null);
        if (open) expect(form().key).toBe(open);
      }
    }),
    { numRuns: 1000 },
  );
});

test('two forms have keys of their own', () => {
  expect(intents.of('p2p', 'a', () => 'k1').key).toBe('k1');
  expect(intents.of('approve.1', 'a', () => 'k2').key).toBe('k2');
});

test.each(['{', 'null', '[1]', '{"p2p":{"key":5}}', '{"p2p":null}'])('a broken store %p means a new key', (stored) => {
  sessionStorage.setItem('bank.intents', stored);
  expect(intents.of('p2p', 'a', () => 'fresh').key).toBe('fresh');
});

test('while its answer is awaited a key is not unknown; after a reload it is', () => {
  const { key } = intents.of('p2p', 'a', () => 'k1');
  intents.sent(key);
  expect(intents.isUnknown(intents.of('p2p', 'a', () => 'k2'))).toBe(false);
  intents.reload();
  expect(intents.isUnknown(intents.of('p2p', 'a', () => 'k2'))).toBe(true);
});
