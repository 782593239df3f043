// Rules: R3.3.20, R3.3.22.
import fc from 'fast-check';
import { SOURCES } from '../../platform/dictionaries/money';
import { isOccupation, OCCUPATIONS } from '../../platform/dictionaries/work';
import type { Occupation } from '../../platform/dictionaries/work';
import { statedFault } from './stated-fault';

/** By hand from the rule: which ids each list has, and which of them are asked about. */
const EMPLOYEE = { ids: [1, 3, 4, 5, 6, 7, 8, 11], asked: [3, 11] };
const PERSONAL = { ids: [3, 4, 5, 6, 7, 8, 9, 10, 11], asked: [3, 11] };
const ORACLE: Readonly<Record<Occupation, typeof EMPLOYEE>> = {
  employed: EMPLOYEE,
  selfEmployed: PERSONAL,
  businessOwner: PERSONAL,
  student: PERSONAL,
  retired: PERSONAL,
  homemaker: PERSONAL,
  unemployed: PERSONAL,
  other: PERSONAL,
};

it('takes the sources of the occupation’s list with an answer to each of their questions, and nothing else', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 13 }), { minLength: 1, maxLength: 6 });
  const occupation = fc.constantFrom(...Object.keys(ORACLE).filter(isOccupation));
  fc.assert(
    fc.property(occupation, ids, ids, fc.boolean(), (work, chosen, others, isWhole) => {
      const { ids: listed, asked } = ORACLE[work];
      // Half of the runs answer exactly what is asked, so that the right ones are not rare.
      const answered = isWhole ? chosen.filter((id) => asked.includes(id)) : others;
      const fault = statedFault(
        { lang: 'en' },
        {
          list: SOURCES[OCCUPATIONS[work].sourceList],
          ids: chosen,
          idsField: 'sourceIds',
          specifications: Object.fromEntries(answered.map((id) => [String(id), 'Bees'])),
          specificationsField: 'sourceSpecifications',
        },
      );
      const isListed = chosen.every((id) => listed.includes(id));
      const toAnswer = chosen.filter((id) => asked.includes(id)).sort();
      const isAnswered = JSON.stringify(toAnswer) === JSON.stringify([...answered].sort());
      expect([fault?.reason, fault === null]).toEqual([fault?.reason, isListed && isAnswered]);
      if (!isListed) expect(fault?.validation[0]?.field).toBe('sourceIds');
    }),
  );
});
