// node tools/workspace/i18n/check.mjs: checks every text in every language and lists the findings.
import path from 'node:path';
import { readBankRooms, readRooms, readSources } from './catalogues.mjs';
import { bankFindings, findings } from './findings.mjs';
import { copies, sharedTexts } from './shared.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const sources = readSources(root);
const client = readRooms(root);
const bank = readBankRooms(root);
const rooms = [...client, ...bank];
const shared = sharedTexts(client);
const found = [
  ...client.flatMap((room) => findings(room, sources)),
  ...bank.flatMap((room) => bankFindings(room, room.sources)),
  ...copies(shared),
];
const ids = rooms.reduce((sum, { catalogues }) => sum + Object.keys(catalogues['en'] ?? {}).length, 0);

if (found.length > 0) {
  console.error(found.join('\n'));
  process.exitCode = 1;
} else console.log(`${ids} texts in ${rooms.length} rooms are complete in every language.`);
if (shared.length > 0)
  console.log(`In more than one room, not in the kit: ${shared.map(({ text }) => text).join(' · ')}`);
