// Rules: R0.65, R0.67, R1.2.28, R1.6.7, R2.3.4, R2.5.7, R3.3.6, R3.3.7, R3.3.17, R3.6.1.
import type { Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import { documentCategory, documentStatusId, documentTypesList } from '@bank/protocol/documents';
import { addressDocumentTypes } from '@bank/protocol/profile-addresses';
import { COUNTRIES } from '../../platform/countries';
import { clientOf } from '../../server/test-client';
import { isOpen } from '../../server/test-rights-oracle';
import { uploaderOf } from '../../server/test-upload';
import { before, CALLERS, CATEGORIES, COLLEAGUES, NO_FILE, takenIn, TAKEN, THERE } from './test-documents-oracle';
import { missingPairs, pairsOf } from './test-pairs';
import type { Factors } from './test-pairs';
import { paperBank } from './test-paper-bank';
import type { PaperBank } from './test-paper-bank';
import { DOORS, expected, OF_COMPANIES, OF_THEIR_PEOPLE } from './test-paper-cells';
import type { Cell } from './test-paper-cells';
import { COMPANY, PERSON } from './test-paper-setup';

let bank: PaperBank;
beforeAll(async () => {
  bank = await paperBank();
});
afterAll(() => bank.close());

const HOMES = ['RU', 'UA', 'ES', 'LV', 'US'];
const CITIZENSHIPS = [null, ...HOMES];
const ids = Object.values(CATEGORIES);

const ORDINARY: Cell = {
  ...{ door: 'verification', category: CATEGORIES.identity, typeId: 1, isAsked: true, there: 'nothing' },
  ...{ residence: 'ES', citizenship: null, place: 'ES', caller: 'person' },
};

/** Whatever anybody may try. Most of it is refused. */
const ANYTHING: Factors<Cell> = {
  ...{ door: DOORS, category: ids, typeId: [null, ...TAKEN.map(({ typeId }) => typeId), ...NO_FILE] },
  ...{ residence: HOMES, citizenship: CITIZENSHIPS, place: HOMES },
  ...{ there: THERE, isAsked: [true, false], caller: CALLERS },
};

/** What is sent for what it proves. Most of it is taken: what is not depends on the countries. */
interface Fitting extends Cell {
  paper: Pick<Cell, 'category' | 'typeId'>;
}
const PAPERS = ids.flatMap((category): Fitting['paper'][] => {
  const kinds = TAKEN.filter((one) => one.category === category);
  return kinds.length > 0 ? kinds.map(({ typeId }) => ({ category, typeId })) : [{ category, typeId: null }];
});
const FITTING: Fitting = { ...ORDINARY, paper: { category: ORDINARY.category, typeId: ORDINARY.typeId } };

const OF_A_PERSON: Factors<Fitting> = {
  ...{ door: ['verification', 'limit', 'address'], paper: PAPERS, there: THERE },
  ...{ residence: HOMES, citizenship: CITIZENSHIPS, place: HOMES },
};
const OF_A_COMPANY: Factors<Fitting> = {
  ...{ door: DOORS, paper: PAPERS, there: THERE, residence: HOMES, place: HOMES, isAsked: [true, false] },
  caller: CALLERS.filter((caller) => caller !== 'person' && mayBring(caller)),
};

/** Everybody brings what the door is for, so that what is refused is refused for who they are. */
const OF_ANYBODY: Factors<Fitting> = {
  ...{ door: DOORS, caller: CALLERS, there: ['nothing', 'confirmed', 'rejected'] },
  paper: PAPERS.filter(({ category, typeId }) => [1, 101, 102].includes(typeId ?? 0) || [4, 9, 11].includes(category)),
};

function mayBring(caller: Cell['caller']): boolean {
  if (caller === 'administrator' || caller === 'person') return true;
  return caller !== 'administrator-unproven' && COLLEAGUES[caller].sends === '00';
}

/** What is not for a door. */
function isElsewhere({ door, paper }: Partial<Fitting>): boolean {
  if (!paper || door === undefined) return false;
  const { category } = paper;
  if (door === 'address') return category !== CATEGORIES.address;
  if (door === 'company') return !OF_COMPANIES.includes(category);
  return door === 'companyPerson' && !OF_THEIR_PEOPLE.includes(category);
}

/** What would be refused. Unasked a company may send its own papers, and anybody the proof of an address. */
function isUnfit(values: Partial<Fitting>): boolean {
  const { door, paper, caller, isAsked } = values;
  if (door === 'assign' && caller !== undefined && caller !== 'administrator') return true;
  if (isAsked === false && door !== undefined && door !== 'company' && door !== 'address') return true;
  if (isAsked === false && paper && ![...OF_COMPANIES, CATEGORIES.address].includes(paper.category)) return true;
  return isElsewhere(values);
}

const asCell = ({ paper, ...cell }: Fitting): Cell => ({ ...cell, ...paper });

const anything = pairsOf(ORDINARY, ANYTHING);
const ofAPerson = pairsOf(FITTING, OF_A_PERSON, isUnfit);
const ofACompany = pairsOf({ ...FITTING, caller: 'right-2' }, OF_A_COMPANY, isUnfit);
const ofAnybody = pairsOf(FITTING, OF_ANYBODY, isElsewhere);

/** Tries each cell, both ways: what is to be taken is on its pages afterwards, and what is refused has changed nothing. */
async function tryAll(cells: readonly Cell[]): Promise<void> {
  for (const cell of cells) expect([cell, await bank.attempt(cell)]).toEqual([cell, expected(cell)]);
}

const isTakenAt = (cell: Cell) => expected(cell).answer.code === '00';

describe('every two values meet', () => {
  test('whatever anybody may try', () => {
    expect(missingPairs(anything, ANYTHING)).toEqual([]);
    expect(missingPairs(ofAnybody, OF_ANYBODY, isElsewhere)).toEqual([]);
  });
  test.each([
    ['a person', ofAPerson, OF_A_PERSON],
    ['a company', ofACompany, OF_A_COMPANY],
  ])('what fits, of %s; and each value is taken somewhere', (_who, cells, factors) => {
    expect(missingPairs(cells, factors, isUnfit)).toEqual([]);
    const taken = cells.filter((cell) => isTakenAt(asCell(cell)));
    for (const [name, values = []] of Object.entries(factors)) {
      const had = taken.map((cell) => Object.entries(cell).find(([key]) => key === name)?.[1]);
      expect([name, new Set<unknown>(had)]).toEqual([name, new Set<unknown>(values)]);
    }
  });
});

test('every refusal is met', () => {
  const said = [...anything, ...ofAnybody.map(asCell)].map((cell) => expected(cell).answer);
  const words = new Set(said.map(({ code, field, reason }) => [code, field, reason].filter(Boolean).join(' ')));
  expect([...words].toSorted()).toEqual([
    ...['00', '13 companyOnly', '13 noSuchPerson', '92', 'ENOA', 'TA1 documentTypeId', 'TA1 notAsked'],
    ...['VF categoryId noSuchDocumentType', 'VF categoryId notAsked', 'VF documentTypeId noSuchDocumentType'],
  ]);
});

test('what anybody tries is taken or refused as the rules say', () => tryAll(anything));
test('what is for a door is taken from those who may bring it', () => tryAll(ofAnybody.map(asCell)));
test('what a person sends for what it proves is taken where its countries are theirs', () =>
  tryAll(ofAPerson.map(asCell)));
test('what is sent for a company is taken from all who may send', () => tryAll(ofACompany.map(asCell)));

describe('what the bank says that it takes is what the rules say', () => {
  test('categories and statuses', () => {
    expect(documentCategory).toEqual(CATEGORIES);
    const stored = THERE.flatMap((there) => before(there).statusId ?? []);
    expect(new Set(stored)).toEqual(new Set(Object.values(documentStatusId)));
  });

  test.each(CITIZENSHIPS)('kinds and sides, country by country, for a citizen of %s', async (citizenship) => {
    const client = clientOf(bank);
    // Every country once, and those of the cells with every citizenship.
    for (const residence of citizenship === null ? COUNTRIES : HOMES) {
      await bank.db.query('UPDATE customer SET residence_country = $2 WHERE id = $1', [PERSON, residence]);
      await bank.db.query('UPDATE person_profile SET citizenship_country = $2 WHERE customer_id = $1', [
        PERSON,
        citizenship,
      ]);
      const answer = (await client.call(bank.tokenOf('person'), documentTypesList.name, { lang: 'en' })).json();
      const { categories } = documentTypesList.response.parse(answer);
      const said = categories.map(({ id, customerDocumentTypes }) => [
        id,
        customerDocumentTypes.map((one) => [one.id, one.subDocuments.map((side) => side.id)]),
      ]);
      const countries = citizenship === null ? [residence] : [residence, citizenship];
      expect([residence, said]).toEqual([residence, ids.map((id) => [id, takenIn(id, countries)])]);
    }
  });

  test('what proves an address, country by country', async () => {
    const client = clientOf(bank);
    for (const countryCode of COUNTRIES) {
      const answer = await client.call(bank.tokenOf('person'), addressDocumentTypes.name, { countryCode, lang: 'en' });
      const { documentTypes } = addressDocumentTypes.response.parse(answer.json());
      const taken = takenIn(CATEGORIES.address, [countryCode]).map(([id]) => id);
      expect([countryCode, documentTypes.map(({ id }) => id)]).toEqual([countryCode, taken]);
    }
  });
});

/** Everything in an answer that is an amount, a balance or an account, by the path to it. */
function figuresIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string')
    return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$|^-?\d+[.,]\d{2,8}$/.test(value.replace(/\s/g, '')) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    /amount|balance|iban|account|currency|available|\bfee/i.test(name)
      ? [`${path}/${name}`]
      : figuresIn(inner, `${path}/${name}`),
  );
}

describe('a business user without balance information gets the calls of the room, and no figure', () => {
  const blind = [
    ['blind-1', 1],
    ['blind-2', 2],
    ['blind-5', 5],
    ['representative', 1],
    ['representative-5', 5],
  ] as const;

  test.each(blind)('%s', async (caller, as) => {
    const client = clientOf(bank);
    const token = bank.tokenOf(caller);
    const open = Object.values<Row>(rooms.kycTax).filter(({ name }) => isOpen(name, { sees: false, as }));
    const got = new Set<string>();
    for (const door of ['verification', 'limit'] as const) {
      // Something is there to be told, and something is asked.
      await bank.attempt({ ...ORDINARY, door, caller: 'right-2', there: 'rejected' });
      const [wanted] = await bank.db.query<{ id: number }>('SELECT id FROM requirement');
      const brought = { categoryId: 1, requirementId: wanted?.id, documentTypeId: 1, fromCustomerId: COMPANY };
      for (const row of open) {
        const { categoryId, requirementId, ...body } = brought;
        const data = row.name === 'limitDocumentUpload' ? { ...body, requirementId } : { ...body, categoryId };
        const answer =
          row.body === 'multipart'
            ? await uploaderOf(bank)(token, row.name, data)
            : (await client.call(token, row.name, { fromCustomerId: COMPANY, lang: 'en' })).json<{
                responseCode: string;
              }>();
        if (answer.responseCode === '00') got.add(row.name);
        expect([row.name, figuresIn(answer)]).toEqual([row.name, []]);
      }
    }
    expect(got).toEqual(new Set(open.map(({ name }) => name)));
  });

  test('a figure would be found', () => {
    const answer = {
      kycInfo: { documents: [{ note: 'RO49AAAA1B31007593840000' }, { total: '12.50' }], balanceInfo: 1 },
    };
    expect(figuresIn(answer)).toEqual([
      '/kycInfo/documents/0/note',
      '/kycInfo/documents/1/total',
      '/kycInfo/balanceInfo',
    ]);
  });
});
