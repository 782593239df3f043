// Rules: R0.174.
import { spellingsOf } from './spellings';

test.each([
  ['k@büro.test', ['k@büro.test', 'k@xn--bro-hoa.test']],
  ['k@xn--bro-hoa.test', ['k@xn--bro-hoa.test', 'k@büro.test']],
  [' BÜRO ', ['BÜRO', 'xn--bro-hoa', 'büro']],
  ['@büro.', ['@büro.', '@xn--bro-hoa.']],
  ['bu\u0308ro.test', ['bu\u0308ro.test', 'xn--bro-hoa.test', 'büro.test']],
  ['ñ@mail.test', ['ñ@mail.test']],
])('%j is looked for as %j', (words, spellings) => expect(spellingsOf(words)).toEqual(spellings));

test.each(['', 'ben', '1', '①', 'ª', 'Ben Müller', '100 €', '10.50', 'xn--a', 'bü/x', '%', 'k@mail.test'])(
  '%j has one spelling',
  (words) => expect(spellingsOf(words)).toEqual([words]),
);
