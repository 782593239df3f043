import { refusalOf } from '../found';
import type { PartyFault } from './applicant';
import { ownerFaults } from './owners-fault';
import { holdingsOf } from './tree/shares';
import { treeFaults } from './tree/tree-faults';

const idsOf = (list: readonly { id: string }[]): ReadonlySet<string> => new Set(list.map(({ id }) => id));

/** The first fault of the tree of holders (R3.5.5). */
export const treeFault: PartyFault = ({ shareholders, personList, companyList }, context) => {
  const parties = { personIds: idsOf(personList), companyIds: idsOf(companyList) };
  return refusalOf(context, treeFaults({ shareholders, ...parties }));
};

/** The first fault of the owners, for a tree without a fault (R3.5.8). */
export const ownersFault: PartyFault = ({ ultimateBeneficiaryOwners: owners, personList, shareholders }, context) =>
  refusalOf(context, ownerFaults({ owners, personIds: idsOf(personList), holdings: holdingsOf(shareholders) }));
