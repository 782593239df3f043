// node tools/workspace/i18n/check.mjs: checks every text in every language and lists the findings.
import path from 'node:path';
import { readRooms, readSources } from './catalogues.mjs';
import { findings } from './findings.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const sources = readSources(root);
const rooms = readRooms(root);
const found = rooms.flatMap((room) => findings(room, sources));
const ids = rooms.reduce((sum, { catalogues }) => sum + Object.keys(catalogues['en'] ?? {}).length, 0);

if (found.length > 0) {
  console.error(found.join('\n'));
  process.exitCode = 1;
} else console.log(`${ids} texts in ${rooms.length} rooms are complete in every language.`);
