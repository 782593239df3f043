import { useEffect, useState } from 'react';
import type { MarkDrawing } from '../brand/brand-mark';
import { UiLocale } from '../overlays/ui-locale';
import { adoptThemes } from './brand-sheets';
import { COPY, ENGLISH } from './copy';
import { SECTIONS } from './sections';
import './workbench.css';

export interface WorkbenchBrand {
  id: string;
  name: string;
  mark: MarkDrawing;
  /** The text of the brand's theme.css. */
  css: string;
}

export interface WorkbenchProps {
  brands: readonly WorkbenchBrand[];
}

type Choice = 'all' | (string & {});
const THEMES = ['light', 'dark'] as const;

/** Every component in all its states, for every brand side by side, light and dark, in any language. Development only. */
export function Workbench({ brands }: WorkbenchProps) {
  const [brand, setBrand] = useState<Choice>('all');
  const [theme, setTheme] = useState<Choice>('all');
  const [language, setLanguage] = useState('en');
  useEffect(() => adoptThemes(brands), [brands]);
  const copy = COPY[language] ?? ENGLISH;
  const shown = brands.filter(({ id }) => brand === 'all' || brand === id);
  const themes = THEMES.filter((name) => theme === 'all' || theme === name);
  const cells = themes.flatMap((scheme) => shown.map((one) => ({ scheme, one })));
  return (
    <UiLocale locale={copy.locale}>
      <main className="wb">
        <div className="wb-bar">
          <Picker label="Brand" value={brand} onChange={setBrand} options={['all', ...brands.map(({ id }) => id)]} />
          <Picker label="Theme" value={theme} onChange={setTheme} options={['all', ...THEMES]} />
          <Picker label="Language" value={language} onChange={setLanguage} options={Object.keys(COPY)} />
        </div>
        {SECTIONS.map(({ id, title, Section }) => (
          <section key={id} aria-label={title}>
            <p className="wb-title">{title}</p>
            <div className="wb-row">
              {cells.map(({ scheme, one }) => (
                <div
                  key={scheme + one.id}
                  className="wb-cell"
                  data-brand={one.id}
                  data-theme={scheme}
                  data-wide={cells.length === 1 || undefined}
                  // Popups open at the end of the page and take the brand of the cell that was touched last.
                  onPointerDownCapture={() => lendBrand(one.id, scheme)}
                  onFocusCapture={() => lendBrand(one.id, scheme)}
                >
                  <p className="wb-name">{[one.id, scheme].join(' ')}</p>
                  <Section copy={copy} brand={one} />
                </div>
              ))}
            </div>
          </section>
        ))}
      </main>
    </UiLocale>
  );
}

function lendBrand(id: string, scheme: string): void {
  document.documentElement.dataset.brand = id;
  document.documentElement.dataset.theme = scheme;
}

interface PickerProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly string[];
}

function Picker({ label, value, onChange, options }: PickerProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
