// Rules: R0.161, R0.162, R0.163.
import { full } from '@bank/run/size';
import fc from 'fast-check';
import { testBank } from '../../../testing';
import type { TestBank } from '../../../testing';
import { MANY_COMPANIES, newcomersOf } from './test-newcomers';
import type { Newcomer } from './test-newcomers';
import type { Edit, Tree } from './test-random-ownerships';
import { declarationOf, edits, nameOf, quartersOf, tree } from './test-random-ownerships';

const RUNS = full(300);

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank({ config: MANY_COMPANIES });
});
afterAll(() => bank.close());

/** Ida represents the company, directs it and uses it, whatever she holds. */
const applied = (applying: Tree) => {
  const { personList, ...declared } = declarationOf(applying, ['p1']);
  const isIda = (id: string) => id === 'p1';
  return {
    ...declared,
    ...{ directors: ['p1'], authorizedCompanyRepresentative: 'p1', users: [{ id: 'p1', accessRights: 2 }] },
    personList: personList.map((one) => ({
      ...one,
      isUser: isIda(one.id),
      ...(isIda(one.id) && { accessRights: 2, email: 'ida@moraru.test' }),
    })),
  };
};

/** Does what the company and the bank do. @returns the ownership that stands, and the one that waits */
async function played(company: Newcomer, applying: Tree, doing: readonly Edit[]) {
  let [standing, waiting]: [Tree, Tree | null] = [applying, null];
  for (const edit of doing) {
    if (edit.does === 'declare') {
      const { responseCode, reason } = await company.declare(declarationOf(edit.tree));
      expect([responseCode, reason]).toEqual(waiting ? ['VF', 'ownershipWaits'] : ['00', undefined]);
      waiting ??= edit.tree;
    } else if (edit.does === 'decide') {
      expect(await company.decide(edit.as)).toBe(waiting ? 200 : 404);
      if (waiting && edit.as === 'validated') standing = waiting;
      waiting = null;
    } else if (edit.does === 'remove') await company.remove(nameOf(edit.id));
    else {
      const [firstName, lastName] = nameOf(edit.id).split(' ');
      const person = { firstName, lastName, email: `${firstName}@moraru.test` };
      await company.call('representativeAdd', { typeId: edit.typeId, ...person });
    }
  }
  return { standing, waiting };
}

/** The bank looks again whether something is missing. */
async function settle(company: Newcomer): Promise<void> {
  const person = { typeId: 1, firstName: 'Rita', lastName: 'Voss', email: 'rita@voss.test' };
  expect(await company.call('representativeAdd', person)).toMatchObject({ responseCode: '00' });
  expect(await company.remove('Rita Voss')).toMatchObject({ responseCode: '00' });
}

it('who holds a quarter at the end was asked, is on the tax form, and is in the way of the verification', async () => {
  const { open } = newcomersOf(bank);
  const seen = { owners: 0, accepted: 0, waiting: 0, verified: 0 };
  await fc.assert(
    fc.asyncProperty(tree, edits, async (applying, doing) => {
      const company = await open(applied(applying));
      const { standing, waiting } = await played(company, applying, doing);
      const owners = [...new Set([...quartersOf(standing), ...(waiting ? quartersOf(waiting) : [])])].map(nameOf);
      const [asked, onForm] = [await company.asked(), await company.onTaxForm()];
      for (const owner of owners) {
        expect([owner, asked[owner]]).toEqual([owner, expect.arrayContaining([1, 2, 9])]);
        expect(onForm).toContain(owner);
      }
      await company.accept(owners);
      await settle(company);
      expect(await company.isVerified()).toBe(owners.length === 0 && waiting === null);
      await company.accept();
      await settle(company);
      expect(await company.isVerified()).toBe(waiting === null);
      seen.owners += owners.length;
      if (standing !== applying) seen.accepted += 1;
      if (waiting) seen.waiting += 1;
      else seen.verified += 1;
    }),
    { numRuns: RUNS },
  );
  // The histories are of every kind.
  expect(Math.min(seen.owners, seen.accepted, seen.waiting, seen.verified)).toBeGreaterThan(RUNS / 50);
});
