import { kindOf, problemOf } from '../upload/file-rules';
import { PICTURE_LIMITS } from './limits';

/** No browser but Safari opens these. */
export const isHeic = (file: File): boolean => kindOf(file) === 'heic';

export interface SortedFiles {
  /** To be looked at before they are sent. */
  pictures: readonly File[];
  /** Sent at once. */
  papers: readonly File[];
  /** Not worth sending; the list of uploads says why. */
  refused: readonly File[];
}

/**
 * @param taken the files that were taken before
 * @param max how many may be taken in all
 */
export function sortFiles(files: readonly File[], taken: readonly File[], max: number): SortedFiles {
  const accepted = [...taken];
  const sorted = { pictures: Array.of<File>(), papers: Array.of<File>(), refused: Array.of<File>() };
  for (const file of files) {
    const problem = problemOf(file, accepted, max);
    const isPdf = kindOf(file) === 'pdf';
    // It is redrawn before it is sent.
    const isLargePhoto =
      problem === 'tooLarge' && !isPdf && !isHeic(file) && file.size <= PICTURE_LIMITS.bytes && accepted.length < max;
    if (problem !== null && !isLargePhoto) sorted.refused.push(file);
    else {
      (isPdf ? sorted.papers : sorted.pictures).push(file);
      accepted.push(file);
    }
  }
  return sorted;
}

/** The redrawn picture under its own name, with the ending of what it is now. */
export function renamed({ name, lastModified }: File, blob: Blob): File {
  const isNamed = blob.type !== 'image/jpeg' || /\.jpe?g$/i.test(name);
  return new File([blob], isNamed ? name : `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type, lastModified });
}
