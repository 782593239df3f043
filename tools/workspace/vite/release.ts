import { createHash } from 'node:crypto';

/**
 * One short name for everything a build ships. File names carry the hash of their content, so together with the page they identify it.
 * @param fileNames of the files beside the page, in any order
 * @param page index.html as it is served, without the name itself
 */
export function releaseOf(fileNames: readonly string[], page: string): string {
  return createHash('sha256')
    .update([...fileNames].sort().join('\n'))
    .update(page)
    .digest('hex')
    .slice(0, 12);
}
