import { Text, useText } from '@bank/i18n';
import { usePreferences } from '@bank/kit';
import { useCustomer } from '@bank/session/calls';
import { Avatar, Dialog, Menu } from '@bank/ui';
import { Eye, EyeOff, LogOut, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { AccountActions } from './account-actions';
import { personName } from './person-name';
import { useLogOut } from './use-log-out';

/** The personal menu (spec 1 §2) with what exists so far. */
export function PersonalMenu() {
  const { customer, access } = useCustomer();
  const t = useText();
  const logOut = useLogOut();
  const [isOpen, setOpen] = useState(false);
  const { hideBalances, setHideBalances } = usePreferences((state) => state);
  const name = personName(customer, access);
  return (
    <>
      <Menu
        label={t('shell.menu.personal', { name })}
        trigger={<Avatar name={name} />}
        items={[
          {
            id: 'preferences',
            label: t('shell.menu.preferences'),
            icon: <SlidersHorizontal className="size-5" />,
            onAction: () => setOpen(true),
          },
          {
            id: 'balances',
            label: hideBalances ? t('shell.menu.showBalances') : t('shell.menu.hideBalances'),
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
        closeLabel={t('shell.menu.close')}
      >
        <AccountActions />
      </Dialog>
    </>
  );
}
