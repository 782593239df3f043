import { useEffect, useState } from 'react';
import { ArtPrefix } from '../brand/brand-art';
import type { MarkDrawing } from '../brand/brand-mark';
import { UiLocale } from '../overlays/ui-locale';
import { adoptDrawings, adoptThemes, lendFaces } from './brand-sheets';
import { COPY, ENGLISH } from './copy';
import { SECTIONS, type SectionRow } from './sections';
import './workbench.css';

export interface WorkbenchBrand {
  id: string;
  name: string;
  mark: MarkDrawing;
  faces: Readonly<Record<'nav' | 'hero' | 'list', string>>;
  /** The address of the brand's art.svg. */
  art: string;
  /** The text of the brand's theme.css. */
  css: string;
}

export interface WorkbenchProps {
  brands: readonly WorkbenchBrand[];
  /** Sections of rooms that stand above this one. */
  more?: readonly SectionRow[];
}

type Choice = 'all' | (string & {});
const THEMES = ['light', 'dark'] as const;

/** Every component in all its states, for every brand side by side, light and dark, in any language. Development only. */
export function Workbench({ brands, more = [] }: WorkbenchProps) {
  const [brand, setBrand] = useState<Choice>('all');
  const [theme, setTheme] = useState<Choice>('all');
  const [language, setLanguage] = useState('en');
  useEffect(() => adoptThemes(brands), [brands]);
  useEffect(() => adoptDrawings(brands), [brands]);
  useEffect(() => lendFaces(document.documentElement), []);
  const copy = COPY[language] ?? ENGLISH;
  const shown = brands.filter(({ id }) => brand === 'all' || brand === id);
  const themes = THEMES.filter((name) => theme === 'all' || theme === name);
  const cells = themes.flatMap((scheme) => shown.map((one) => ({ scheme, one })));
  return (
    <UiLocale locale={copy.locale} typeToSearch={copy.typeToSearch} nothingFound={copy.nothingFound}>
      <main className="wb">
        <div className="wb-bar">
          <Picker label="Brand" value={brand} onChange={setBrand} options={['all', ...brands.map(({ id }) => id)]} />
          <Picker label="Theme" value={theme} onChange={setTheme} options={['all', ...THEMES]} />
          <Picker label="Language" value={language} onChange={setLanguage} options={Object.keys(COPY)} />
        </div>
        {[...SECTIONS, ...more].map(({ id, title, Section }) => (
          <section key={id} aria-label={title}>
            <p className="wb-title">{title}</p>
            <div className="wb-row">
              {cells.map(({ scheme, one }) => (
                <div
                  key={scheme + one.id}
                  className="wb-cell"
                  data-brand={one.id}
                  data-theme={scheme}
                  data-nav={one.faces.nav}
                  data-hero={one.faces.hero}
                  data-list={one.faces.list}
                  data-wide={cells.length === 1 || undefined}
                  // Popups open at the end of the page and take the brand of the cell that was touched last.
                  onPointerDownCapture={() => lendBrand(one.id, scheme)}
                  onFocusCapture={() => lendBrand(one.id, scheme)}
                >
                  <p className="wb-name">{[one.id, scheme].join(' ')}</p>
                  <ArtPrefix value={`art-${one.id}`}>
                    <Section copy={copy} brand={one} />
                  </ArtPrefix>
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
