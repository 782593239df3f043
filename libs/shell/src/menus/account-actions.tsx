import { useBrand } from '@bank/brand';
import { isLang, Text, useLang, useText } from '@bank/i18n';
import { usePreferences } from '@bank/kit';
import { useCustomer } from '@bank/session/calls';
import { Avatar, Button, Select, Switch } from '@bank/ui';
import { LogOut } from 'lucide-react';
import { LANGUAGE_NAMES } from './language-names';
import { personName } from './person-name';
import { useChangeLanguage } from './use-change-language';
import { useLogOut } from './use-log-out';

/** Who is signed in, how things look on this device, and the way out. */
export function AccountActions() {
  const { customer, access } = useCustomer();
  const { languages } = useBrand();
  const lang = useLang();
  const t = useText();
  const changeLanguage = useChangeLanguage();
  const logOut = useLogOut();
  const { theme, setTheme, hideBalances, setHideBalances } = usePreferences((state) => state);
  const name = personName(customer, access);
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-3">
        <Avatar name={name} />
        <div className="min-w-0">
          <p className="truncate font-semibold">{name}</p>
          <p className="text-muted truncate text-sm">{customer.login.email}</p>
        </div>
      </div>
      <Select
        label={<Text id="shell.menu.language" />}
        items={languages.map((each) => ({ id: each, label: LANGUAGE_NAMES[each] }))}
        value={lang}
        onChange={(id) => isLang(id) && changeLanguage(id)}
      />
      <Select
        label={<Text id="shell.menu.theme" />}
        items={[
          { id: 'system', label: t('shell.menu.themeSystem') },
          { id: 'light', label: t('shell.menu.themeLight') },
          { id: 'dark', label: t('shell.menu.themeDark') },
        ]}
        value={theme}
        onChange={(id) => {
          if (id === 'system' || id === 'light' || id === 'dark') setTheme(id);
        }}
      />
      <Switch label={<Text id="kit.hideBalances" />} isSelected={hideBalances} onChange={setHideBalances} />
      <Button variant="secondary" icon={<LogOut />} onClick={logOut}>
        <Text id="shell.menu.logOut" />
      </Button>
    </div>
  );
}
