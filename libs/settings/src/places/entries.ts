import type { MessageId } from '@bank/i18n';
import type { Someone } from '@bank/kit';
import { path, paths } from '@bank/paths';
import { can, isAskedNothing, type Permissions } from '@bank/session';
import {
  BadgeCheck,
  Ban,
  Bell,
  Building2,
  FileSignature,
  Globe,
  History,
  Keyboard,
  KeyRound,
  Mail,
  MonitorSmartphone,
  ReceiptText,
  Repeat,
  Scale,
  Store,
  SunMoon,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';

/** The groups of the page, in their order (ADR-31). One without an entry does not appear. */
export const GROUPS = ['you', 'safety', 'payments', 'company', 'merchant', 'legal'] as const;
export type Group = (typeof GROUPS)[number];

export const GROUP_WORDS: Readonly<Record<Group, MessageId>> = {
  you: 'settings.places.you',
  safety: 'settings.places.safety',
  payments: 'kit.place.payments',
  company: 'kit.place.company',
  merchant: 'kit.place.merchant',
  legal: 'settings.places.legal',
};

/** One thing that a user sets. Each entry of the profile menus has its one place among them (R1.2.18, R1.2.19). */
export interface Entry {
  id: EntryId;
  group: Group;
  /** Also the heading of the page, or of the part of it, that the entry leads to. */
  label: MessageId;
  to: string;
  icon: LucideIcon;
  /** Stands out while the bank waits for something there (R1.2.21). */
  highlight?: 'personal' | 'company';
  /** Hidden without it. */
  when?: (may: Permissions) => boolean;
  /** Only a company has it (R1.2.19). */
  isOfCompany?: true;
}

export type EntryId =
  | 'profile'
  | 'notifications'
  | 'appearance'
  | 'shortcuts'
  | 'signIn'
  | 'approving'
  | 'browsers'
  | 'loginHistory'
  | 'ip'
  | 'blocked'
  | 'preapproved'
  | 'contracts'
  | 'invoices'
  | 'company'
  | 'people'
  | 'emails'
  | 'merchant'
  | 'legal';

/** A part of the security page by its anchor: R1.2.18 has one entry for it, whose parts have one place each (ADR-31). */
const security = (part: string) => `${paths.setting.to()}#${part}`;

/** Smart contracts show to verified users where contracts are on; a build without them holds no such entry (R0.7, R1.2.20). */
const CONTRACTS: readonly Entry[] = BRAND.contracts
  ? [
      {
        id: 'contracts',
        group: 'payments',
        label: 'settings.contracts.label',
        to: path('/revenue-split').to(),
        icon: FileSignature,
        when: (may) => may.contracts,
      },
    ]
  : [];

const ENTRIES: readonly Entry[] = [
  {
    id: 'profile',
    group: 'you',
    label: 'kit.place.profile',
    to: paths.profile.to(),
    icon: UserRound,
    highlight: 'personal',
  },
  {
    id: 'notifications',
    group: 'you',
    label: 'kit.notifications.title',
    to: paths.profileNotifications.to(),
    icon: Bell,
  },
  {
    id: 'appearance',
    group: 'you',
    label: 'kit.appearance.title',
    to: paths.settings.to({ open: 'appearance' }),
    icon: SunMoon,
  },
  {
    id: 'shortcuts',
    group: 'you',
    label: 'settings.shortcuts.title',
    // The frame opens the list over any of its screens.
    to: paths.settings.to({ open: 'keys' }),
    icon: Keyboard,
  },
  { id: 'signIn', group: 'safety', label: 'settings.group.signIn', to: security('logging-in'), icon: KeyRound },
  { id: 'approving', group: 'safety', label: 'settings.group.approval', to: security('approving'), icon: BadgeCheck },
  {
    id: 'browsers',
    group: 'safety',
    label: 'settings.group.browsers',
    to: security('browsers'),
    icon: MonitorSmartphone,
  },
  { id: 'loginHistory', group: 'safety', label: 'kit.place.loginHistory', to: paths.loginHistory.to(), icon: History },
  { id: 'ip', group: 'safety', label: 'settings.ip.title', to: security('addresses'), icon: Globe },
  { id: 'blocked', group: 'payments', label: 'kit.place.blacklist', to: paths.payoutBlacklist.to(), icon: Ban },
  {
    id: 'preapproved',
    group: 'payments',
    label: 'kit.place.preapproved',
    to: paths.preapproved.to(),
    icon: Repeat,
  },
  {
    id: 'invoices',
    group: 'payments',
    label: 'kit.place.invoices',
    to: path('/transfer/invoices').to(),
    icon: ReceiptText,
    when: (may) => may.requestMoney, // R2.6.3
    isOfCompany: true,
  },
  ...CONTRACTS,
  {
    id: 'company',
    group: 'company',
    label: 'kit.place.company',
    to: paths.company.to(),
    icon: Building2,
    highlight: 'company',
    isOfCompany: true,
  },
  {
    id: 'people',
    group: 'company',
    label: 'settings.users.title',
    to: paths.companyAccess.to(),
    icon: Users,
    isOfCompany: true,
  },
  {
    id: 'emails',
    group: 'company',
    label: 'kit.place.companyEmails',
    to: paths.companyEmails.to(),
    icon: Mail,
    isOfCompany: true,
  },
  {
    id: 'merchant',
    group: 'merchant',
    label: 'kit.place.merchant',
    to: path('/merchant').to(),
    icon: Store,
    isOfCompany: true,
  },
  { id: 'legal', group: 'legal', label: 'kit.place.legal', to: paths.legal.to(), icon: Scale },
];

/**
 * What this user sets, in the order of the page. A user whose start page asks for something first is offered nothing that leads
 * back there: only what belongs to the device.
 * @param isKnown whether an address has a screen yet
 */
export function entriesOf(someone: Someone, isKnown: (pathname: string) => boolean): readonly Entry[] {
  const { customer, access } = someone;
  const may = can(customer, access);
  const isOpen = isAskedNothing(someone);
  return ENTRIES.filter(
    ({ id, to, when, isOfCompany }) =>
      (isOpen || id === 'appearance') &&
      isKnown(to) &&
      (!isOfCompany || customer.customerType === 'business') &&
      (when === undefined || when(may)),
  );
}
