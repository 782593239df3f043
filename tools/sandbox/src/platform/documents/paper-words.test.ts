// Rules: R0.132, R0.172.
import { documentCategory, documentType, subDocumentType } from '@bank/protocol/documents';
import { languages } from '../languages';
import { sayNotice } from './notice-texts';
import { CHECK_FILE, paperName, paperSaid } from './paper-words';
import type { PaperSaid } from './paper-words';

const CATEGORIES = Object.values(documentCategory);
const TYPES = [null, ...Object.values(documentType), ...Object.values(subDocumentType)];
const PLAIN = { documentTypeId: null, isCheck: false, isTaxForm: false, person: null };
const { identity, address, other, control, sourceOfWealth } = documentCategory;

/** Every paper that a letter may be about. */
const PAPERS: readonly PaperSaid[] = [
  ...CATEGORIES.flatMap((categoryId) => TYPES.map((documentTypeId) => ({ ...PLAIN, categoryId, documentTypeId }))),
  ...TYPES.map((documentTypeId) => ({ ...PLAIN, categoryId: identity, documentTypeId, isCheck: true })),
  { ...PLAIN, categoryId: other, isTaxForm: true },
  ...CATEGORIES.map((categoryId) => ({ ...PLAIN, categoryId, person: 'Rosa Nunes' })),
];
/** How the code calls kinds and texts: "yourAddress", "residencePermit", "camera-check", "{document}". */
const INTERNAL = /\p{Ll}\p{Lu}|[{}]|undefined|null|camera-check|application\/json/u;

test.each(languages)('in %s a letter calls every paper by its kind, and by no word of the bank’s own', (language) => {
  for (const paper of PAPERS)
    for (const status of ['uploaded', 'rejected'] as const) {
      const { subject, text } = sayNotice(language, status, { paper, reason: '' });
      for (const said of [subject, text, paperName(language, paper)]) {
        expect(said).not.toMatch(INTERNAL);
        expect(said).not.toContain(CHECK_FILE.fileName);
        expect(said.trim()).toBe(said);
        if (paper.person !== null) expect(said).toContain(paper.person);
      }
      expect(subject).toContain(paperSaid(language, paper));
    }
});

test.each(languages)('in %s no two kinds are called alike', (language) => {
  const kinds: readonly PaperSaid[] = [
    // Of a phone there is no paper.
    ...CATEGORIES.filter((one) => one !== documentCategory.phone).map((categoryId) => ({ ...PLAIN, categoryId })),
    { ...PLAIN, categoryId: identity, isCheck: true },
    { ...PLAIN, categoryId: other, isTaxForm: true },
  ];
  for (const call of [paperName, paperSaid]) {
    expect(new Set(kinds.map((kind) => call(language, kind))).size).toBe(kinds.length);
    const english = kinds.filter((kind) => call(language, kind) === call('en', kind));
    expect(english).toEqual(language === 'en' ? kinds : []);
  }
});

test.each<[string, Partial<PaperSaid> & { categoryId: number }]>([
  ['your identity check', { categoryId: identity, documentTypeId: documentType.passport, isCheck: true }],
  ['your proof of address', { categoryId: address }],
  ['your proof of address (Utility bill)', { categoryId: address, documentTypeId: documentType.utilityBill }],
  ['your identity document (Identity card, back)', { categoryId: identity, documentTypeId: 402 }],
  [
    'your residence permit',
    { categoryId: documentCategory.residencePermit, documentTypeId: documentType.residencePermit },
  ],
  ['your tax form', { categoryId: other, isTaxForm: true }],
  ['the identity document of Rosa Nunes (Passport)', { categoryId: identity, documentTypeId: 1, person: 'Rosa Nunes' }],
  ['the paper about the source of the money of Rosa Nunes', { categoryId: sourceOfWealth, person: 'Rosa Nunes' }],
])('a sentence says %s', (said, paper) => expect(paperSaid('en', { ...PLAIN, ...paper })).toBe(said));

test('a heading names the whole document, and the person whom it is about', () => {
  expect(paperName('en', { ...PLAIN, categoryId: identity, documentTypeId: 402 })).toBe('Identity card');
  expect(paperName('en', { ...PLAIN, categoryId: identity, documentTypeId: 402 }, { isSide: true })).toBe(
    'Identity card, back',
  );
  expect(paperName('en', { ...PLAIN, categoryId: control, person: 'Rosa Nunes' })).toBe(
    'Control of the company (Rosa Nunes)',
  );
});

test.each([
  ['עדנה', '\u2068עדנה\u2069'],
  ['Rosa\u202e', 'Rosa'],
  ['\u0301Rosa', 'Rosa'],
])('of the person %j nothing turns the bracket, and no mark stands on it', (person, shown) => {
  expect(paperName('en', { ...PLAIN, categoryId: control, person })).toBe(`Control of the company (${shown})`);
});
