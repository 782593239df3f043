import { query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { usePreferences } from '@bank/kit';
import { relatedCustomers } from '@bank/protocol/customer';
import { useCustomer } from '@bank/session/calls';
import { Avatar, Dialog, Menu, type MenuEntry } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Eye, EyeOff, LogOut, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { choiceStep } from '../routing/next-step-path';
import { useSettled } from '../signed-in/settled';
import { AccountActionsSlot } from './account-actions-slot';
import { menuBadge } from './menu-badge';
import { personName } from './person-name';
import { useLogOut } from './use-log-out';
import { useMenuItems, type ShownItem } from './use-menu-items';

/** Whether the user may act for more than one customer. Asked no earlier than the badges of the menu (R0.10). */
function useHasChoice(isOpen: boolean): boolean {
  const { isHaveRelatedAccounts } = useCustomer().customer;
  const isSettled = useSettled();
  const { data } = useQuery({
    ...query(relatedCustomers, undefined, { lazy: true }),
    enabled: isHaveRelatedAccounts && (isOpen || isSettled),
  });
  return data !== undefined && data.customers.length > 1;
}

/** The personal menu (R1.2.18), with the company's for business users, and what belongs to this device. */
export function PersonalMenu() {
  const { customer, access } = useCustomer();
  const t = useText();
  const logOut = useLogOut();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { hideBalances, setHideBalances } = usePreferences((state) => state);
  const { personal, company } = useMenuItems(wasOpened);
  const hasChoice = useHasChoice(wasOpened);
  const name = personName(customer, access);

  const placeOf = (item: ShownItem): MenuEntry => ({
    id: item.to,
    label: t(item.label),
    href: item.to,
    icon: <item.icon className="size-5" />,
    trailing: menuBadge(item),
  });
  const choice: MenuEntry[] = hasChoice
    ? [
        {
          id: 'choice',
          label: t('shell.menu.changeCompany'),
          href: choiceStep.to(),
          icon: <ArrowLeftRight className="size-5" />,
        },
      ]
    : [];

  return (
    <>
      <Menu
        label={t('shell.menu.personal', { name })}
        trigger={<Avatar name={name} />}
        onOpen={() => setOpened(true)}
        items={[
          ...company.map(placeOf),
          ...personal.map((item, index) => ({ ...placeOf(item), startsGroup: index === 0 })),
          ...choice,
          {
            id: 'preferences',
            startsGroup: true,
            label: t('shell.menu.preferences'),
            icon: <SlidersHorizontal className="size-5" />,
            onAction: () => setOpen(true),
          },
          {
            id: 'balances',
            label: hideBalances ? t('kit.showBalances') : t('kit.hideBalances'),
            icon: hideBalances ? <Eye className="size-5" /> : <EyeOff className="size-5" />,
            onAction: () => setHideBalances(!hideBalances),
          },
          { id: 'logOut', label: t('shell.menu.logOut'), icon: <LogOut className="size-5" />, onAction: logOut },
        ]}
      />
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={<Text id="shell.menu.preferences" />}
        closeLabel={t('kit.close')}
      >
        <AccountActionsSlot />
      </Dialog>
    </>
  );
}
