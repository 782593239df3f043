import { useBrand } from '@bank/brand';
import { isLang, useLang, useText } from '@bank/i18n';
import { LANGUAGE_NAMES, useChangeLanguage } from '@bank/kit';
import { Languages } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** A native select: part of the prerendered page, and the phone's own list is the best there is. */
export function LanguageSwitch() {
  const { languages } = useBrand();
  const lang = useLang();
  const t = useText();
  const changeLanguage = useChangeLanguage();
  const select = useRef<HTMLSelectElement>(null);
  // What was chosen before the application woke up counts.
  useEffect(() => {
    const chosen = select.current?.value ?? null;
    if (isLang(chosen) && chosen !== lang) changeLanguage(chosen);
    // eslint-disable-next-line hooks/exhaustive-deps -- only what the prerendered page was left with matters
  }, []);
  return (
    <span className="language-switch">
      <Languages aria-hidden="true" />
      <select
        ref={select}
        aria-label={t('kit.appearance.language')}
        // Another value only once its texts are there; until then the list shows what is on screen.
        value={lang}
        onChange={({ target }) => isLang(target.value) && changeLanguage(target.value)}
      >
        {languages.map((each) => (
          <option key={each} value={each} className="bg-raised text-text">
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
    </span>
  );
}
