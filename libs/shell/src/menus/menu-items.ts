import type { MessageId } from '@bank/i18n';
import { path, paths } from '@bank/paths';
import type { Customer, CustomerAccess } from '@bank/protocol/customer';
import { can, startPage, type Permissions } from '@bank/session';
import {
  Ban,
  Bell,
  Building2,
  ClipboardCheck,
  FileSignature,
  History,
  Mail,
  ReceiptText,
  Repeat,
  Scale,
  ShieldCheck,
  Store,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';

/** A line of the personal or the company menu (R1.2.18). */
export interface MenuItem {
  label: MessageId;
  to: string;
  icon: LucideIcon;
  /** Highlighted while the bank waits for something there. */
  highlight?: 'personal' | 'company' | 'requests';
  /** Shows how many there are. */
  counts?: 'contracts';
  /** Hidden without it. */
  when?: (may: Permissions) => boolean;
}

const profile: MenuItem = {
  label: 'kit.place.profile',
  to: paths.profile.to(),
  icon: UserRound,
  highlight: 'personal',
};
const notifications: MenuItem = {
  label: 'shell.menu.notificationSettings',
  to: paths.profileNotifications.to(),
  icon: Bell,
};
const security: MenuItem = { label: 'kit.place.security', to: paths.setting.to(), icon: ShieldCheck };
/** Smart contracts show to verified users where contracts are on; a build without them holds no such line (R0.7, R1.2.20). */
const contracts: readonly MenuItem[] = BRAND.contracts
  ? [
      {
        label: 'shell.contracts.label',
        to: path('/revenue-split').to(),
        icon: FileSignature,
        counts: 'contracts',
        when: (may) => may.contracts,
      },
    ]
  : [];
const preapproved: MenuItem = {
  label: 'shell.menu.preapproved',
  to: path('/transfer/preapproved-payments').to(),
  icon: Repeat,
};
const blacklist: MenuItem = { label: 'kit.place.blacklist', to: paths.payoutBlacklist.to(), icon: Ban };
const loginHistory: MenuItem = { label: 'kit.place.loginHistory', to: paths.loginHistory.to(), icon: History };
const legal: MenuItem = { label: 'kit.place.legal', to: paths.legal.to(), icon: Scale };

const PERSONAL: readonly MenuItem[] = [
  profile,
  notifications,
  security,
  ...contracts,
  preapproved,
  blacklist,
  loginHistory,
  legal,
];

const COMPANY: readonly MenuItem[] = [
  { label: 'kit.place.companyDetails', to: paths.company.to(), icon: Building2, highlight: 'company' },
  { label: 'shell.menu.users', to: paths.companyAccess.to(), icon: Users },
  { label: 'kit.place.companyEmails', to: paths.companyEmails.to(), icon: Mail },
  {
    label: 'kit.place.approvals',
    to: paths.transferApproved.to(),
    icon: ClipboardCheck,
    highlight: 'requests',
    // Who makes them sees which of them still wait.
    when: (may) => may.approveTransfers || may.sendsForApproval,
  },
  ...contracts,
  preapproved,
  blacklist,
  notifications,
  legal,
  { label: 'shell.menu.merchant', to: path('/merchant').to(), icon: Store },
  {
    label: 'shell.menu.invoices',
    to: path('/transfer/invoices').to(),
    icon: ReceiptText,
    when: (may) => may.requestMoney,
  },
];

const OWN = new Set([...PERSONAL, ...COMPANY].map(({ to }) => to));

/** Whether one of the profile menus leads there, so that no other menu has to. */
export const isInProfileMenus = (to: string): boolean => OWN.has(to);

interface Someone {
  customer: Customer;
  access: CustomerAccess;
  actingCustomerId: number | null;
}

/** Whether the whole bank is open to this user: their start page asks for nothing first (R1.4.11 to R1.4.16). */
export function isAskedNothing({ customer, access, actingCustomerId }: Someone): boolean {
  const start = startPage(customer, access, { actingCustomerId, initialPath: paths.home.to() });
  return start.target === 'initialPath';
}

/**
 * Both menus as this user sees them. A business user finds in the personal one what the company's does not have. Nothing is offered
 * to somebody whose start page asks for something first: every item would lead back there.
 * @param isKnown whether an address has a screen yet
 */
export function menuItems(
  someone: Someone,
  isKnown: (pathname: string) => boolean,
): { personal: MenuItem[]; company: MenuItem[] } {
  if (!isAskedNothing(someone)) return { personal: [], company: [] };
  const { customer, access } = someone;
  const may = can(customer, access);
  const shown = (items: readonly MenuItem[]) =>
    items.filter(({ to, when }) => isKnown(to) && (when === undefined || when(may)));
  if (customer.customerType === 'personal') return { personal: shown(PERSONAL), company: [] };
  return { personal: shown(PERSONAL.filter((item) => !COMPANY.includes(item))), company: shown(COMPANY) };
}
