import { dueDiligenceFault } from '../../../identity/statements/due-diligence-fault';
import type { Refusal } from '../../../platform/refusal';
import { agreementFault } from '../agreement-fault';
import { firstFault } from '../../../identity/statements/first-fault';
import { refusalOf } from '../found';
import type { Application, ApplicationContext, Fault } from './applicant';
import { placeFault } from './company-fault';
import { controlFault, legalFault, representativeFault } from './legal-fault';
import { anotherAccountFault, detailFault } from './money-fault';
import { ownersFault, treeFault } from './holders-faults';
import { companiesFault, peopleFault } from './party-faults';
import { sameCompanyFault, samePersonFault } from './same-fault';
import { directorFaults } from './tree/director-faults';
import { userFaults } from './users-fault';

const idsOf = (list: readonly { id: string }[]): ReadonlySet<string> => new Set(list.map(({ id }) => id));

const directorsFault: Fault = ({ directors, personList }, context) =>
  refusalOf(context, directorFaults(directors, idsOf(personList), 'directors'));

const usersFault: Fault = ({ users, personList, company: { email } }, context) =>
  refusalOf(context, userFaults({ users, personList, email }));

/** What follows the phone of the company, in the order of the forms (R3.3.25). */
const FURTHER: readonly Fault[] = [
  placeFault,
  detailFault,
  anotherAccountFault,
  ({ dueDiligence }, context) => dueDiligenceFault(context, dueDiligence, 'dueDiligence.'),
  legalFault,
  representativeFault,
  controlFault,
  directorsFault,
  treeFault,
  ownersFault,
  usersFault,
  peopleFault,
  samePersonFault,
  companiesFault,
  sameCompanyFault,
  ({ agreements }, context) => agreementFault(context, agreements),
];

/** The first fault of what follows the phone of the company; null where all is right. */
export const furtherFault = (application: Application, context: ApplicationContext): Refusal | null =>
  firstFault(FURTHER, application, context);
