import { brandPlaces } from '../platform/brands';
import type { Language } from '../platform/languages';
import { wordsIn } from '../platform/notices';
import type { Notice } from '../platform/notices';
import type { Outbox } from '../platform/outbox';

/** A text that brings nothing of its own, for letters to be compared with. No sentence of the bank has it. */
export const PLAIN = 'Quorvex';

const LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const MARK_BEFORE = /^\p{Default_Ignorable_Code_Point}*\p{M}/u;
const ISOLATE = /\u2068[^\u2066-\u2069]*\u2069/gu;
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/u;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/**
 * Says what a text did to a line of the bank: null where it did nothing. Written apart from the rule.
 * @param plain the line with `PLAIN` in each place of the text
 */
export function changesOf(plain: string): (said: string) => string | null {
  const [first = '', ...others] = plain.split(PLAIN).map(escaped);
  const filled = (place: (nth: number) => string) =>
    new RegExp(`^${first}${others.map((after, nth) => place(nth) + after).join('')}$`);
  // The text stands alike in all of its places, or the bank has cut something off it in some of them.
  const alike = filled((nth) => (nth === 0 ? '(?<text>[^]*?)' : String.raw`\k<text>`));
  const apart = filled(() => '([^]*?)');
  return (said) => {
    if (LINE.test(said)) return 'a line or a control';
    const found = alike.exec(said) ?? apart.exec(said);
    if (!found) return 'the words of the bank';
    const texts = found.slice(1);
    if (texts.some((text) => MARK_BEFORE.test(text))) return 'a mark on the letter before';
    return texts.some((text) => DIRECTION.test(text.replace(ISOLATE, ''))) ? 'a direction' : null;
  };
}

/** Each line that a reader gets: subjects, texts, and the lines of the notification centre. */
export interface Recorder {
  outbox: Outbox;
  /** What was written since the last time. */
  taken(): readonly string[];
}

/** An outbox that keeps what a reader of this language would get. */
export function recorderFor(language: Language): Recorder {
  let lines: string[] = [];
  const keep = (notices: readonly Notice[]) => {
    for (const notice of notices) {
      const { subject, text } = wordsIn(notice, language);
      lines.push(subject, text);
      if (!notice.line) continue;
      const { title, body, discreet } = notice.line.words(language);
      lines.push(title, body, discreet);
    }
  };
  return {
    outbox: {
      linkTo: brandPlaces().linkTo,
      async send(_tx, { channel, subject, text }) {
        // The subject of a question to a phone is the id of what it asks about.
        if (channel === 'email') lines.push(subject ?? '');
        lines.push(text);
      },
      async notify(_tx, ...notices) {
        keep(notices);
        return [];
      },
      async tell(...notices) {
        keep(notices);
      },
    },
    taken() {
      const all = lines;
      lines = [];
      return all;
    },
  };
}
