// npm run i18n:sync: gives every language the ids of en.json, in its order. New ones are empty, so that the check lists
// missing translations; ids that English no longer has are removed.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBankRooms, readRooms } from './catalogues.mjs';
import { LOCALES } from './icu.mjs';
import { synced } from './synced.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
let empty = 0;
for (const { folder, catalogues } of [...readRooms(root), ...readBankRooms(root)]) {
  const english = catalogues['en'];
  if (!english) continue;
  for (const locale of LOCALES.filter((one) => one !== 'en')) {
    const texts = synced(english, catalogues[locale] ?? {});
    empty += Object.values(texts).filter((text) => text === '').length;
    writeFileSync(path.join(folder, `${locale}.json`), `${JSON.stringify(texts, null, 2)}\n`);
  }
}
console.log(empty === 0 ? 'Every language has every text.' : `${empty} texts wait for their translation.`);
