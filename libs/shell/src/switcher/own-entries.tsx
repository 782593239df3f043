import { useLang, useText } from '@bank/i18n';
import { knownRoutes, LANGUAGE_NAMES, THEME_WORDS, usePreferences } from '@bank/kit';
import { paths } from '@bank/paths';
import { Languages, LogOut, SunMoon, UserRound, type LucideIcon } from 'lucide-react';
import { useLogOut } from '../menus/use-log-out';
import { useMenuRows } from '../menus/use-menu-rows';

/** A line below the parties: what belongs to the user and to this device. */
export interface OwnEntry {
  id: 'profile' | 'appearance' | 'language' | 'logOut';
  label: string;
  icon: LucideIcon;
  /** What is set now. */
  value?: string;
  to?: string;
  onAction?: () => void;
}

/** @param onAppearance opens what looks and language are chosen with */
export function useOwnEntries(onAppearance: () => void): OwnEntry[] {
  const t = useText();
  const lang = useLang();
  const theme = usePreferences((state) => state.theme);
  const logOut = useLogOut();
  const hasPlaces = useMenuRows().length > 0;
  const profile: OwnEntry = { id: 'profile', label: t('kit.place.profile'), icon: UserRound, to: paths.profile.to() };
  return [
    ...(hasPlaces && knownRoutes.has(paths.profile.to()) ? [profile] : []),
    {
      id: 'appearance',
      label: t('kit.appearance.theme'),
      icon: SunMoon,
      value: t(THEME_WORDS[theme]),
      onAction: onAppearance,
    },
    {
      id: 'language',
      label: t('kit.appearance.language'),
      icon: Languages,
      value: LANGUAGE_NAMES[lang],
      onAction: onAppearance,
    },
    { id: 'logOut', label: t('shell.menu.logOut'), icon: LogOut, onAction: logOut },
  ];
}
