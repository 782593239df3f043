import { problemOf } from '../upload/file-rules';
import { PICTURE_LIMITS } from './limits';

const isPdf = ({ type, name }: File): boolean => type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name));

/** No browser but Safari opens these. */
export const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

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
    // It is redrawn before it is sent.
    const isLargePhoto =
      problem === 'tooLarge' &&
      !isPdf(file) &&
      !isHeic(file) &&
      file.size <= PICTURE_LIMITS.bytes &&
      accepted.length < max;
    if (problem !== null && !isLargePhoto) sorted.refused.push(file);
    else {
      (isPdf(file) ? sorted.papers : sorted.pictures).push(file);
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
