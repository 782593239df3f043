// Rules: R0.141.
import type { KycInfo } from '@bank/protocol/kyc-info';
import messages from '../messages/en.json';
import { factsOf, leadOf } from './lead';
import { sampleKycInfo, sampleMatter } from './test-kyc-info';
import { sendLabel } from './where';

const wordsOf = (id: string): string => Object.entries(messages).find(([key]) => key === id)?.[1] ?? '';

const PHONE = { phoneId: 3, countryCode: '386', number: '40418', isForCodes: false };
/** What each part of the page may hold, and how much of it waits for the customer or is not answered. */
type Part = readonly [known: Partial<KycInfo>, waits: number];
const PARTS: readonly (readonly Part[])[] = [
  [
    [{ documents: [] }, 0],
    ...(['validated', 'pending', 'notRequired'] as const).map((status): Part => [
      { documents: [sampleMatter({ status })] },
      0,
    ]),
    ...(['none', 'rejected', 'expiredSoon'] as const).map((status): Part => [
      { documents: [sampleMatter({ status: 'pending' }), sampleMatter({ categoryId: 2, status })] },
      1,
    ]),
    [{ documents: [sampleMatter(), sampleMatter({ categoryId: 2 })] }, 2],
  ],
  [
    [{ identities: [] }, 1],
    [
      {
        identities: [{ typeId: 4, type: 'Card', number: '•820', status: 'none', issuedDate: null, expiresDate: null }],
      },
      0,
    ],
  ],
  [
    [{ phones: [] }, 0],
    [{ phones: [{ ...PHONE, confirmed: false }] }, 1],
    [
      {
        phones: [
          { ...PHONE, confirmed: false },
          { ...PHONE, phoneId: 4, confirmed: true },
        ],
      },
      0,
    ],
  ],
  [
    [{ occupation: null }, 1],
    [{ occupation: { id: 'employed', name: 'Employed' }, sources: [] }, 1],
    [
      {
        occupation: { id: 'employed', name: 'Employed' },
        sources: [{ sourceId: 1, name: 'Salary', specification: null }],
      },
      0,
    ],
  ],
  [
    [{ videoCall: null }, 0],
    [
      { videoCall: { id: null, hasJoined: false, startsAt: '2026-11-20T12:05:00Z', endsAt: '2026-11-20T12:35:00Z' } },
      1,
    ],
  ],
  [
    [{ verified: false }, 0],
    [{ verified: true }, 0],
  ],
];

/** Every page that the parts can make, with how many things wait on it. */
const PAGES = PARTS.reduce<Part[]>(
  (pages, part) =>
    pages.flatMap(([page, waits]) => part.map(([known, more]): Part => [{ ...page, ...known }, waits + more])),
  [[{}, 0]],
);

test('no page says that everything is sent, or nothing asked, above what is not', () => {
  expect(PAGES).toHaveLength(8 * 2 * 3 * 3 * 2 * 2);
  for (const [known, waits] of PAGES) {
    const facts = factsOf(sampleKycInfo(known), true);
    const said = leadOf(facts).map(({ id }) => wordsOf(id));
    expect(said.every((sentence) => sentence !== '')).toBe(true);
    const saysAll = said.some((sentence) => /\b(?:have sent everything|nothing)\b/i.test(sentence));
    expect({ known, saysAll }).toEqual({ known, saysAll: waits === 0 });
    // "Everything else" stands for itself beside what is missing, and for nothing that is open.
    const saysRest = said.some((sentence) => /everything else/i.test(sentence));
    expect(saysRest).toBe(facts.asked > 0 && waits === facts.asked);
  }
});

test('each page says how many things are missing, how many answers are open, and whether a call is planned', () => {
  for (const [known] of PAGES) {
    const facts = factsOf(sampleKycInfo(known), true);
    const sentences = leadOf(facts);
    const countOf = (id: string) => sentences.find((sentence) => sentence.id === id)?.count ?? 0;
    expect(countOf('kyc-tax.kyc.lead')).toBe(facts.asked);
    expect(countOf('kyc-tax.kyc.leadOpen')).toBe(facts.open);
    expect(sentences.some(({ id }) => id === 'kyc-tax.kyc.leadCall')).toBe(facts.isCallPlanned);
  }
});

test('the step of sending says everything only where nothing is missing, open or planned', () => {
  for (const [known, waits] of PAGES) {
    const facts = factsOf(sampleKycInfo(known), true);
    expect(/everything/i.test(wordsOf(sendLabel(facts)))).toBe(waits === 0);
  }
});

test('a company is asked nothing about a person', () => {
  expect(factsOf(sampleKycInfo(), false)).toMatchObject({ asked: 0, open: 0 });
});
