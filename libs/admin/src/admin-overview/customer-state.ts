import type { MessageId } from '@bank/i18n';
import type { FoundCustomer } from '@bank/protocol/admin';

interface State {
  label: MessageId;
  tone: 'positive' | 'warning' | 'danger';
}

type Row = readonly [when: (customer: FoundCustomer) => boolean, state: State];

/** The most serious fact about an account (R1.4.31 to R1.4.38). */
const STATES: readonly Row[] = [
  [({ limited }) => limited, { label: 'admin.limited', tone: 'danger' }],
  [({ isNeedKyc }) => isNeedKyc, { label: 'admin.needsKyc', tone: 'warning' }],
  [({ verified }) => !verified, { label: 'admin.unverified', tone: 'warning' }],
];

export function stateOf(customer: FoundCustomer): State {
  return STATES.find(([when]) => when(customer))?.[1] ?? { label: 'admin.verified', tone: 'positive' };
}
