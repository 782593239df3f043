import type { Formats, TextOf } from '@bank/i18n';

/** The first and last day of what is listed, `YYYY-MM-DD`, both inclusive; '' where it is open. */
export interface Period {
  from: string;
  to: string;
}

export const PRESETS = ['any', 'thisMonth', 'lastMonth', 'last90', 'thisYear'] as const;
export type Preset = (typeof PRESETS)[number];

/** Each preset as days. @param today the reader's day; a preset is written into the address as its days, so a link keeps them */
export function periodOf(preset: Preset, today: string): Period {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  switch (preset) {
    case 'any':
      return { from: '', to: '' };
    case 'thisMonth':
      return { from: dayText(year, month, 1), to: today };
    case 'lastMonth':
      return { from: dayText(year, month - 1, 1), to: dayText(year, month, 0) };
    case 'last90':
      return { from: dayText(year, month, day - 89), to: today };
    case 'thisYear':
      return { from: dayText(year, 1, 1), to: today };
  }
}

/** Day 0 is the last of the month before; a month and a day may lie outside their year and month. */
const dayText = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The preset that these days are; null for days of the reader's own choice. */
export function presetOf(period: Period, today: string): Preset | null {
  return (
    PRESETS.find((preset) => {
      const { from, to } = periodOf(preset, today);
      return from === period.from && to === period.to;
    }) ?? null
  );
}

interface Words {
  t: TextOf;
  format: Formats;
}

/** A preset as a menu names it: its month, its year, or words. */
export function presetName(preset: Preset, today: string, { t, format }: Words): string {
  if (preset === 'any') return t('history.period.any');
  if (preset === 'last90') return t('history.period.last90');
  const { from } = periodOf(preset, today);
  return preset === 'thisYear' ? from.slice(0, 4) : capital(format.date(from, 'month'));
}

/** A chosen period as its chip says it. */
export function periodName(period: Period, today: string, words: Words): string {
  const preset = presetOf(period, today);
  if (preset !== null) return presetName(preset, today, words);
  const { from, to } = period;
  const { t, format } = words;
  if (to === '') return t('history.period.since', { day: format.date(from, 'day') });
  if (from === '') return t('history.period.until', { day: format.date(to, 'day') });
  return from === to ? format.date(from, 'day') : `${format.date(from, 'day')} – ${format.date(to, 'day')}`;
}

/** Months are small letters in most languages; a label begins with a capital. */
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
