import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** One short name for everything a build ships: file names carry the hash of their content, so they identify it. */
export function releaseOf(fileNames: readonly string[]): string {
  return createHash('sha256')
    .update([...fileNames].sort().join('\n'))
    .digest('hex')
    .slice(0, 12);
}

/** Writes version.json, which a running client reads every minute to learn of a new release (see libs/shell, UpdatePrompt). */
export function releaseFile(version: string): Plugin {
  return {
    name: 'bank:release-file',
    apply: 'build',
    generateBundle(_options, bundle) {
      const release = releaseOf(Object.keys(bundle).filter((name) => name.endsWith('.js')));
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ version, release }) });
    },
  };
}
