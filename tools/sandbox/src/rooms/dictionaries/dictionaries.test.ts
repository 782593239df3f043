// Rules: R3.1.3, R3.3.19, R3.3.20, R3.3.21, R1.1.5, R1.6.5.
import { rooms } from '@bank/protocol/all';
import {
  additionalQuestions,
  businessAccessRights,
  estimatedMonthlyDeposits,
  industries,
  occupations,
  sourcesOfFunds,
  statesByCountry,
} from '@bank/protocol/dictionaries';
import { languages } from '../../platform/languages';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
});
afterAll(() => bank.close());

/** A request that each dictionary with one can answer. */
const REQUESTS: Readonly<Record<string, object>> = {
  sourcesOfFundsList: { sourceList: 'employee' },
  purposesOfAccountList: { customerType: 'personal' },
  additionalQuestionsList: { customerType: 'business' },
  statesByCountry: { countryCode: 'RO' },
};
const dictionaries = Object.values(rooms.dictionaries);
const at = (port: number) => ({ origin: `http://localhost:${port}` });
/** Ids, codes, wire words and amounts: whatever is no word of a language. */
const words = (value: unknown): string[] =>
  Object.entries(value as object).flatMap(([key, one]) =>
    typeof one === 'string'
      ? ['name', 'help', 'ask', 'text', 'label'].includes(key)
        ? [one]
        : []
      : typeof one === 'object' && one !== null
        ? words(one)
        : [],
  );

describe.each(dictionaries)('$name', (row) => {
  const read = async (lang: string) => {
    const answer = await client.row(row, { ...REQUESTS[row.name], lang }, { ...at(4204), 'accept-language': lang });
    expect(answer.json()).toMatchObject({ responseCode: '00' });
    return answer.json<Record<string, unknown>>();
  };

  it('answers without a token, and says every word in each of the six languages', async () => {
    const all = await Promise.all(languages.map(read));
    const [english = [], ...others] = all.map(words);
    expect(english.every((word) => word.trim() !== '' && !word.includes('{'))).toBe(true);
    for (const other of others) {
      expect(other).toHaveLength(english.length);
      expect(other.filter((word) => word.trim() === '')).toEqual([]);
      // A dictionary that forgot its language would say all of it in English.
      if (english.length > 3)
        expect(other.filter((word, place) => word === english[place]).length).toBeLessThan(english.length / 2);
    }
  });
});

const industryNames = async (headers: Record<string, string>) =>
  industries.response.parse((await client.row(industries, {}, headers)).json()).groups.map(({ group }) => group);

it.each([
  ['a', 4201, false],
  ['b', 4202, false],
  ['c', 4203, false],
  ['d', 4204, true],
  ['e', 4205, false],
  ['f', 4206, false],
])('brand %s at port %s is told of the adult group: %s', async (_brand, port, isTold) => {
  const groups = await industryNames(at(port));
  expect(groups.slice(0, 3)).toEqual(['mainstream', 'financial', 'investment']);
  expect(groups.includes('adult')).toBe(isTold);
});

it('who comes through no brand, or through a foreign page, is not told of it', async () => {
  expect(await industryNames({})).not.toContain('adult');
  expect(await industryNames({ origin: 'https://elsewhere.example:4204' })).not.toContain('adult');
  expect(await industryNames(at(4999))).not.toContain('adult');
});

it('who works as an employee is asked from the employee’s list, and anybody else from the first one', async () => {
  const { occupations: all } = occupations.response.parse((await client.row(occupations)).json());
  expect(Object.fromEntries(all.map(({ id, sourceList }) => [id, sourceList]))).toEqual({
    ...{ employed: 'employee', selfEmployed: 'personal', businessOwner: 'personal', student: 'personal' },
    ...{ retired: 'personal', homemaker: 'personal', unemployed: 'personal', other: 'personal' },
  });
  const sources = async (sourceList: string) =>
    sourcesOfFunds.response.parse((await client.row(sourcesOfFunds, { sourceList })).json()).sources;
  expect((await sources('employee')).map(({ name }) => name)).toContain('Salary');
  expect((await sources('personal')).map(({ name }) => name)).not.toContain('Salary');
  for (const list of ['personal', 'second', 'employee', 'business']) {
    const ids = (await sources(list)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await sources(list)).at(-1)?.ask).not.toBeNull();
  }
});

it('asks for details after a yes, and for name and date after control by another', async () => {
  const ask = async (customerType: string) =>
    additionalQuestions.response.parse((await client.row(additionalQuestions, { customerType })).json()).questions;
  const [personal] = await ask('personal');
  expect(personal).toMatchObject({
    id: 'anotherAccount',
    options: [
      { value: 'true', followUps: [{ type: 'text' }] },
      { value: 'false', followUps: [] },
    ],
  });
  expect(
    (await ask('business')).map(({ id, options }) => [
      id,
      options.map(({ followUps }) => followUps.map(({ type }) => type)),
    ]),
  ).toEqual([
    ['businessAnotherAccount', [['text'], []]],
    ['controlAccount', [[], ['name', 'date']]],
  ]);
});

it('offers every level of rights but uploading', async () => {
  const { accessRights } = businessAccessRights.response.parse((await client.row(businessAccessRights)).json());
  expect(accessRights.filter(({ isSelectable }) => !isSelectable).map(({ id }) => id)).toEqual([5]);
  expect(accessRights.map(({ id }) => id).sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

it('names the bands of deposits without a gap between them', async () => {
  const { deposits } = estimatedMonthlyDeposits.response.parse((await client.row(estimatedMonthlyDeposits)).json());
  expect(deposits.map(({ name }) => name)).toEqual([
    'Up to €1,000',
    '€1,000 to €5,000',
    '€5,000 to €10,000',
    '€10,000 to €50,000',
    'More than €50,000',
  ]);
  expect(deposits.slice(1).map(({ from }) => from)).toEqual(deposits.slice(0, -1).map(({ to }) => to));
});

it('knows the states of a country whose addresses name one', async () => {
  const { states } = statesByCountry.response.parse((await client.row(statesByCountry, { countryCode: 'RO' })).json());
  expect(states).toContainEqual({ stateCode: 'CJ', stateName: 'Cluj' });
});
