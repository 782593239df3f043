// Rules: R2.3.4, R2.5.7, R3.3.7.
import { documentStatusId, type DocumentStatusId } from '@bank/protocol/documents';
import { sampleDocument } from '../testing';
import { STATUS_WORDS } from './document-words';
import { matterGroups, stateOfMatter } from './matter-groups';
import { documentState, isAsked, isShown, papersOf, paperState } from './paper-rules';

test.each([
  [0, 'pending'],
  [31, 'pending'],
  [41, 'pending'],
  [2, 'inOrder'],
  [26, 'rejected'],
  [64, 'rejected'],
  [38, 'outOfDate'],
] as const)('a document of status %i is %s', (statusId, state) => {
  expect(documentState({ statusId })).toBe(state);
  expect(STATUS_WORDS[statusId]).toBeDefined();
});

test.each([4, 5])('a document of status %i is on no list', (statusId) => {
  expect(isShown({ statusId })).toBe(false);
  expect(papersOf([sampleDocument({ statusId })])).toEqual([]);
});

test('the ids are those of the specification, and each that is shown has words of its own', () => {
  expect(Object.values(documentStatusId)).toEqual([0, 2, 4, 5, 26, 31, 38, 41, 64]);
  expect(new Set(Object.values(STATUS_WORDS)).size).toBe(7);
});

const IN_ORDER = documentStatusId.confirmed;
const WAITS = documentStatusId.pending;
const REJECTED = documentStatusId.rejected;

/** Sides of an identity card (401, 402), a driving licence (501, 502) or an internal passport (881, 882), newest first. */
const sides = (...sent: readonly (readonly [side: number, statusId: DocumentStatusId])[]) =>
  sent.map(([documentTypeId, statusId], place) =>
    sampleDocument({ id: `d${place}`, documentTypeId, statusId, isSubDocument: true }),
  );

test.each([
  ['only the front', sides([401, WAITS]), 'incomplete', [402]],
  ['both, being checked', sides([402, WAITS], [401, WAITS]), 'pending', []],
  ['both, in order', sides([402, IN_ORDER], [401, IN_ORDER]), 'inOrder', []],
  ['one in order, one checked', sides([402, WAITS], [401, IN_ORDER]), 'pending', []],
  ['one rejected', sides([402, REJECTED], [401, IN_ORDER]), 'rejected', [402]],
  ['one rejected and sent again', sides([402, WAITS], [402, REJECTED], [401, IN_ORDER]), 'pending', []],
  ['one replaced in vain', sides([402, REJECTED], [402, IN_ORDER], [401, IN_ORDER]), 'inOrder', []],
  ['one out of date', sides([401, IN_ORDER], [402, documentStatusId.expired]), 'outOfDate', [402]],
  ['a licence without its back', sides([501, IN_ORDER]), 'incomplete', [502]],
  ['a passport without its registration', sides([881, IN_ORDER]), 'incomplete', [882]],
] as const)('%s: one document, and only what is missing is asked for', (_what, documents, state, askedSides) => {
  expect(papersOf(documents)).toMatchObject([{ state, askedSides }]);
  expect(isAsked(documents)).toBe(state !== 'inOrder' && state !== 'pending');
});

test('sides of two kinds make two papers, and the better one decides', () => {
  const documents = sides([501, WAITS], [502, WAITS], [401, REJECTED]);
  expect(papersOf(documents).map(({ typeId }) => typeId)).toEqual([5, 4]);
  expect(paperState(documents)).toBe('pending');
});

test('nothing sent is nothing', () => {
  expect(paperState([])).toBe('none');
  expect(isAsked([])).toBe(true);
});

test.each([
  ['none', [], 'none'],
  ['none', sides([401, WAITS]), 'incomplete'],
  ['none', [sampleDocument({ statusId: 38 })], 'outOfDate'],
  ['rejected', [sampleDocument({ statusId: REJECTED })], 'rejected'],
  ['pending', [sampleDocument()], 'pending'],
  ['expiredSoon', [sampleDocument({ statusId: IN_ORDER })], 'endsSoon'],
  ['validated', [sampleDocument({ statusId: IN_ORDER })], 'inOrder'],
] as const)('a matter of status %s with its papers is %s', (status, documents, state) => {
  const matter = {
    ...{ categoryId: 1, representativeId: null, name: null, sourceId: null, source: null },
    ...{ status, documents: [...documents] },
  };
  expect(stateOfMatter(matter)).toBe(state);
  const { first, checked, done } = matterGroups([matter]);
  expect([first, ...checked, ...done]).toContain(matter);
  expect(first === matter).toBe(!['pending', 'inOrder'].includes(state));
});
