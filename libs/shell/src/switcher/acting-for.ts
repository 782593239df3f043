import type { MessageId } from '@bank/i18n';
import { personName, rightName } from '@bank/kit';
import type { Output } from '@bank/protocol';
import type { Customer, CustomerAccess, relatedCustomers } from '@bank/protocol/customer';

export type Related = Output<typeof relatedCustomers>['customers'][number];

/** A customer the user can act for, themself included. */
export interface Party {
  /** Null: the user themself, whom no list of the bank names while an administrator acts. */
  customerId: number | null;
  name: string;
  /** What the user is there: the person, or with which right. */
  role: MessageId;
  isCurrent: boolean;
  kind: 'you' | 'other';
}

/** The one acted for now: whose name stands on every screen. */
export function currentParty(customer: Customer, access: CustomerAccess): Party {
  const isOther = customer.actingFor !== null || customer.customerType === 'business';
  return {
    customerId: customer.customerId,
    name: customer.actingFor?.name ?? customer.businessName ?? personName(customer, access),
    role: isOther ? rightName(access.accessRights) : 'shell.switcher.personal',
    isCurrent: true,
    kind: isOther ? 'other' : 'you',
  };
}

/**
 * Everybody the user can act for: themself first, then the others by name.
 * @param related as the bank lists them; undefined while it has not
 */
export function parties(customer: Customer, access: CustomerAccess, related: readonly Related[] = []): Party[] {
  const current = currentParty(customer, access);
  const listed = related.map((each): Party => {
    const isOther = each.customerType === 'business';
    return {
      customerId: each.customerId,
      name: each.name,
      role: !isOther
        ? 'shell.switcher.personal'
        : each.isRepresentative
          ? 'shell.choice.representative'
          : rightName(each.accessRights),
      isCurrent: each.customerId === customer.customerId,
      kind: isOther ? 'other' : 'you',
    };
  });
  const all = listed.some(({ isCurrent }) => isCurrent) ? listed : [...listed, current];
  // An administrator acts for customers that no list relates to them; the way back to themself is always there.
  const needsSelf = customer.actingFor !== null && !all.some(({ kind }) => kind === 'you');
  const self: Party = {
    customerId: null,
    name: personName(customer, access),
    role: customer.isAdmin ? 'shell.switcher.administrator' : 'shell.switcher.personal',
    isCurrent: false,
    kind: 'you',
  };
  return [...(needsSelf ? [self] : []), ...all].sort((a, b) => Number(a.kind !== 'you') - Number(b.kind !== 'you'));
}
