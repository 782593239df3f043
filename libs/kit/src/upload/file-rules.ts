import type { MessageId } from '@bank/i18n';

type FileKind = 'pdf' | 'jpeg' | 'png' | 'heic';

/** File types that the bank accepts, and their endings. The bank checks the bytes; this check only saves the upload (R0.70). */
const KINDS: readonly { kind: FileKind; types: readonly string[]; endings: readonly string[] }[] = [
  { kind: 'pdf', types: ['application/pdf'], endings: ['.pdf'] },
  { kind: 'jpeg', types: ['image/jpeg'], endings: ['.jpg', '.jpeg', '.jpe', '.jfif'] },
  { kind: 'png', types: ['image/png'], endings: ['.png'] },
  {
    kind: 'heic',
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
  if (kindOf(file) === null) return 'wrongType';
  if (file.size === 0) return 'empty';
  if (file.size > MAX_BYTES) return 'tooLarge';
  if (accepted.some((other) => isSame(file, other))) return 'duplicate';
  return accepted.length >= max ? 'tooMany' : null;
}

/** What systems say about a file whose kind they do not know. */
const NO_TYPE = new Set(['', 'application/octet-stream']);

/**
 * What a file is by its type, or by its ending where the system told no type.
 * @returns null for SVG and all else that the bank does not take
 */
export function kindOf({ type, name }: File): FileKind | null {
  const lower = name.toLowerCase();
  const found = NO_TYPE.has(type)
    ? KINDS.find(({ endings }) => endings.some((ending) => lower.endsWith(ending)))
    : KINDS.find(({ types }) => types.includes(type));
  return found?.kind ?? null;
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
