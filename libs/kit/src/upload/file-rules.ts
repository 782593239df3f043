import type { MessageId } from '@bank/i18n';

/** File types that the bank accepts. The bank checks the bytes; this check only saves the upload. */
const KINDS: Readonly<Record<string, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
  'image/heic': /\.hei[cf]$/i,
  'image/heif': /\.hei[cf]$/i,
};
/** For the picker: types for phones, endings for desktops that know no HEIC. */
export const ACCEPTED = [...Object.keys(KINDS), '.pdf', '.jpg', '.jpeg', '.png', '.heic', '.heif'].join(',');

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

/** By its type, or by its ending where the system told no type; SVG and the rest are refused either way. */
function isKnownKind({ type, name }: File): boolean {
  return type === '' ? Object.values(KINDS).some((ending) => ending.test(name)) : type in KINDS;
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
