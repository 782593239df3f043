// Rules: R0.118.
import { readFileSync } from 'node:fs';
import path from 'node:path';

// The bank draws certificates from texts of its own. A customer signs what the screen says, so that both say the same, word for word.

const ROOT = path.resolve(__dirname, '../../../../..');
const BANK = 'tools/sandbox/src/rooms/tax/certificate/messages';
const CLIENT = ['libs/kyc-tax/src/messages', 'libs/kyc-tax/src/messages-tax', 'libs/kit/src/messages-screens'];

/** No screen has these: the title of the paper and the number of its page. */
const OF_THE_PAPER = ['title', 'pages'];

/** The bank's checker of texts takes ids of one word. */
const shownAs = (id: string): string => (id.startsWith('kit_') ? id : `kyc-tax_${id}`).replaceAll('_', '.');

function textsAt(folder: string, locale: string): Record<string, string> {
  return JSON.parse(readFileSync(path.join(ROOT, folder, `${locale}.json`), 'utf8'));
}

test.each(['en', 'es', 'pt', 'ro', 'ru', 'uk'])(
  'in %s each text of a certificate is the text of the screen',
  (locale) => {
    const client: Record<string, string> = Object.assign({}, ...CLIENT.map((folder) => textsAt(folder, locale)));
    const said = Object.entries(textsAt(BANK, locale)).filter(([id]) => !OF_THE_PAPER.includes(id));
    expect(said.length).toBeGreaterThan(50);
    const shown = said.map(([id]) => [id, client[shownAs(id)]]);
    expect(shown).toEqual(said);
  },
);
