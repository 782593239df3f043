import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A brand's name, languages and flags, read from the text of its file: plain Node runs this without a compiler.
 * @param {string} app the brand app's folder
 * @returns {{ name: string, languages: string[], flags: Record<string, boolean> }}
 */
export function readBrand(app) {
  const text = readFileSync(path.join(app, 'src/brand.ts'), 'utf8');
  const name = /^\s*name: '([^']+)'/m.exec(text)?.[1];
  const block = /^\s*flags: \{([^}]*)\}/m.exec(text)?.[1];
  const offered = /^\s*languages: \[([^\]]*)\]/m.exec(text)?.[1];
  if (name === undefined || block === undefined || offered === undefined)
    throw new Error(`${app}/src/brand.ts has no name, no languages or no flags`);
  const languages = [...offered.matchAll(/'(\w+)'/g)].map(([, language = '']) => language);
  // A named host switches analytics on (R0.13).
  const analytics = /^\s*analyticsHost: (?!null)/m.test(text);
  const flags = [...block.matchAll(/(\w+): (true|false)/g)].map(([, flag = '', value]) => [flag, value === 'true']);
  return { name, languages, flags: { ...Object.fromEntries(flags), analytics } };
}
