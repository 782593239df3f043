import type { MessageId } from '@bank/i18n';
import { paths } from '@bank/paths';
import type { Customer } from '@bank/protocol/customer';
import type { Permissions } from '@bank/session';
import { ClipboardCheck, FileSpreadsheet, ReceiptText, Repeat, Send, UsersRound, type LucideIcon } from 'lucide-react';

/** The pages of the place Payments (ADR-26). */
export type PaymentsTab = 'new' | 'approvals' | 'batches' | 'recurring' | 'invoices' | 'payees';

export interface PaymentsPlace {
  id: PaymentsTab;
  label: MessageId;
  to: string;
  icon: LucideIcon;
}

interface Entry extends PaymentsPlace {
  /** Left out for whom it is not. */
  when(may: Permissions, customer: Customer): boolean;
}

/** In the order of the tabs (R0.103). */
const PLACES: readonly Entry[] = [
  { id: 'new', label: 'kit.payments.new', to: paths.payments.to(), icon: Send, when: () => true },
  {
    id: 'approvals',
    label: 'kit.place.approvals',
    to: paths.transferApproved.to(),
    icon: ClipboardCheck,
    // Who decides, and whose own payments wait for others (R2.7.8).
    when: (may, { customerType }) => customerType === 'business' && (may.approveTransfers || may.sendsForApproval),
  },
  {
    id: 'batches',
    label: 'kit.place.batches',
    to: paths.batchTransfers.to(),
    icon: FileSpreadsheet,
    when: (may) => may.sendMass,
  },
  {
    id: 'recurring',
    label: 'kit.place.preapproved',
    to: paths.preapproved.to(),
    icon: Repeat,
    // Shows what the customer's money is to do (R2.7.154).
    when: (may) => may.seeBalances,
  },
  {
    id: 'invoices',
    label: 'kit.place.invoices',
    to: paths.invoices.to(),
    icon: ReceiptText,
    // An invoice is paid like any payment, also by those who ask nobody for money (R2.7.199).
    when: (may) => may.requestMoney || (may.seeBalances && may.sendP2p),
  },
  { id: 'payees', label: 'kit.place.payees', to: paths.payees.to(), icon: UsersRound, when: (may) => may.seeHistory },
];

/** The pages of Payments that this user has: the tabs, and what the phone's "More" holds of them. */
export const paymentsPlaces = (may: Permissions, customer: Customer): readonly PaymentsPlace[] =>
  PLACES.filter(({ when }) => when(may, customer));

/** What a tab is called. */
export const paymentsLabel = (tab: PaymentsTab): MessageId =>
  PLACES.find(({ id }) => id === tab)?.label ?? 'kit.place.payments';
