import { say } from './texts';

/** "14 min", "3 h" */
export function spanOf(lang: string, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90
    ? say(lang, 'minutes', { count: String(minutes) })
    : say(lang, 'hours', { count: String(Math.ceil(minutes / 60)) });
}
