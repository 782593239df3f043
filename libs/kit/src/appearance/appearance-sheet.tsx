import { useBrand } from '@bank/brand';
import { Text, useLang, useText } from '@bank/i18n';
import { Dialog, Switch } from '@bank/ui';
import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { LANGUAGE_NAMES } from '../language/language-names';
import { useChangeLanguage } from '../language/use-change-language';
import { usePreferences, type Theme } from '../preferences/preferences';
import { THEME_WORDS } from './theme-words';

const THEMES: readonly { theme: Theme; icon: LucideIcon }[] = [
  { theme: 'system', icon: Monitor },
  { theme: 'light', icon: Sun },
  { theme: 'dark', icon: Moon },
];

/** How the bank looks and speaks on this device. Every choice counts at once. */
export function AppearanceSheet({ onClose }: { onClose: () => void }) {
  const t = useText();
  const lang = useLang();
  const { languages } = useBrand();
  const changeLanguage = useChangeLanguage();
  const { theme, setTheme, hideBalances, setHideBalances } = usePreferences((state) => state);
  return (
    <Dialog isOpen onClose={onClose} title={<Text id="kit.appearance.title" />} closeLabel={t('kit.close')}>
      <div className="grid gap-6">
        <Choices legend={<Text id="kit.appearance.theme" />} className="grid-cols-3">
          {(name) =>
            THEMES.map(({ theme: each, icon: Icon }) => (
              <Choice key={each} name={name} isChosen={theme === each} onChoose={() => setTheme(each)} isTall>
                <Icon className="size-5" aria-hidden="true" />
                <Text id={THEME_WORDS[each]} />
              </Choice>
            ))
          }
        </Choices>
        <Choices legend={<Text id="kit.appearance.language" />} className="mobile:grid-cols-3 grid-cols-2">
          {(name) =>
            languages.map((each) => (
              <Choice key={each} name={name} isChosen={lang === each} onChoose={() => changeLanguage(each)}>
                <span lang={each === 'ua' ? 'uk' : each}>{LANGUAGE_NAMES[each]}</span>
              </Choice>
            ))
          }
        </Choices>
        <Switch
          label={<Text id="kit.hideBalances" />}
          description={<Text id="kit.appearance.hideHelp" />}
          isSelected={hideBalances}
          onChange={setHideBalances}
        />
      </div>
    </Dialog>
  );
}

interface ChoicesProps {
  legend: ReactNode;
  className: string;
  /** @param name that makes the choices one group */
  children(name: string): ReactNode;
}

function Choices({ legend, className, children }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="field-label mb-2">{legend}</legend>
      <div className={`grid gap-2 ${className}`}>{children(useId())}</div>
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  isChosen: boolean;
  isTall?: boolean;
  onChoose(): void;
  children: ReactNode;
}

function Choice({ name, isChosen, isTall = false, onChoose, children }: ChoiceProps) {
  return (
    <label className={`choice-tile ${isTall ? 'flex-col py-3' : ''}`}>
      <input type="radio" name={name} className="sr-only" checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}
