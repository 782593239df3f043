// Rules: R0.114, R0.118.
import type { TaxPaper } from '@bank/protocol/tax-papers';
import { isPaperThere, NO_PAPERS, papersAsked, papersKnown, papersSent } from './papers';

const INDICIA = ['birthplace', 'citizenship', 'address', 'phone', 'registration'] as const;

/** Every set of them. */
const SETS = Array.from({ length: 2 ** INDICIA.length }, (_, bits) =>
  INDICIA.filter((_one, place) => ((bits >> place) & 1) === 1),
);

test('a taxpayer of the United States sends a W-9, whatever speaks for it', () => {
  for (const indicia of SETS) expect(papersAsked({ isUSTaxPayer: 'yes', indicia })).toEqual(['w9']);
});

test('against an indicium stands a W-8, against birth and citizenship the certificate of their loss too', () => {
  for (const indicia of SETS) {
    const isCitizen = indicia.includes('birthplace') || indicia.includes('citizenship');
    const expected = indicia.length === 0 ? [] : isCitizen ? ['w8', 'lossOfNationality'] : ['w8'];
    expect(papersAsked({ isUSTaxPayer: 'no', indicia })).toEqual(expected);
  }
});

test('nothing is asked before the question about the United States is answered', () => {
  for (const indicia of SETS) expect(papersAsked({ isUSTaxPayer: '', indicia })).toEqual([]);
});

const W9 = { id: 'a', kind: 'w9', fileName: 'w9.pdf' } as const;
const W8 = { id: 'b', kind: 'w8', fileName: 'w8.pdf' } as const;
const LOSS = { id: 'c', kind: 'lossOfNationality', fileName: 'loss.pdf' } as const;

test('what is no longer asked for stays behind, and an explanation goes only in the place of the certificate', () => {
  const answers = { papers: [W9, W8, { ...W8, id: 'd' }], lossOfNationalityMissing: 'Never had it' };
  expect(papersSent(answers, ['w9'])).toEqual({ papers: { w9: ['a'] } });
  expect(papersSent(answers, ['w8', 'lossOfNationality'])).toEqual({
    papers: { w8: ['b', 'd'] },
    lossOfNationalityMissing: 'Never had it',
  });
  expect(papersSent({ ...answers, papers: [LOSS] }, ['lossOfNationality'])).toEqual({
    papers: { lossOfNationality: ['c'] },
  });
  expect(papersSent(answers, [])).toEqual({});
  expect(isPaperThere(answers, 'lossOfNationality')).toBe(true);
  expect(isPaperThere(NO_PAPERS, 'lossOfNationality')).toBe(false);
  expect(isPaperThere({ ...answers, papers: [] }, 'w9')).toBe(false);
});

test('the papers of this tab and of the bank count once, and what was rejected no more', () => {
  const known = (paper: Pick<TaxPaper, 'id' | 'kind' | 'fileName'>, statusId: number): TaxPaper => ({
    ...paper,
    ...{ statusId, rejectReason: null },
  });
  expect(papersKnown([W9], [known(W9, 41), known(W8, 2)])).toEqual([W9, W8]);
  expect(papersKnown([W9], [known(W9, 26), known(W8, 38), known(LOSS, 64)])).toEqual([]);
});
