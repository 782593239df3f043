import type { MessageId } from '@bank/i18n';

/** File types that the bank accepts, and their endings. The bank checks the bytes; this check only saves the upload (R0.70). */
const KINDS: readonly { types: readonly string[]; endings: readonly string[] }[] = [
  { types: ['application/pdf'], endings: ['.pdf'] },
  { types: ['image/jpeg'], endings: ['.jpg', '.jpeg', '.jpe', '.jfif'] },
  { types: ['image/png'], endings: ['.png'] },
  {
    types: ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
    endings: ['.heic', '.heif', '.hif', '.heics', '.heifs'],
  },
];
const TYPES = KINDS.flatMap(({ types }) => types);
const ENDINGS = KINDS.flatMap(({ endings }) => endings);

/** For the picker: types for phones, endings for desktops that know no HEIC. */
export const ACCEPTED = [...TYPES, ...ENDINGS].join(',');

export const MAX_MEGABYTES = 10;
export const MAX_FILES = 10;
const MAX_BYTES = MAX_MEGABYTES * 1_000_000; // R2.9.6

/** Types that every browser can show. */
const DRAWN = new Set(['image/jpeg', 'image/png']);
export const isPicture = ({ type }: File): boolean => DRAWN.has(type);

export type FileProblem = 'wrongType' | 'tooLarge' | 'empty' | 'duplicate' | 'tooMany';

export const PROBLEMS: Record<FileProblem, MessageId> = {
  wrongType: 'kit.upload.wrongType',
  tooLarge: 'kit.upload.tooLarge',
  empty: 'kit.upload.empty',
  duplicate: 'kit.upload.duplicate',
  tooMany: 'kit.upload.tooMany',
};

/**
 * Why a file is not worth sending.
 * @param accepted the files that were taken before it
 * @param max how many may be taken in all
 */
export function problemOf(file: File, accepted: readonly File[], max: number): FileProblem | null {
  if (!isKnownKind(file)) return 'wrongType';
  if (file.size === 0) return 'empty';
  if (file.size > MAX_BYTES) return 'tooLarge';
  if (accepted.some((other) => isSame(file, other))) return 'duplicate';
  return accepted.length >= max ? 'tooMany' : null;
}

/** What systems say about a file whose kind they do not know. */
const NO_TYPE = new Set(['', 'application/octet-stream']);

/** By its type, or by its ending where the system told no type; SVG and the rest are refused either way. */
function isKnownKind({ type, name }: File): boolean {
  if (!NO_TYPE.has(type)) return TYPES.includes(type);
  return ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
