// Rules: R2.7.94.
import { isValidIBAN } from 'ibantools';
import { moneyBank } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { Refusal } from '../../../platform/refusal';
import { handlers } from '../handlers';
import { LOCAL_BANKS } from './banks';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());

/** The examples of the registry of ISO 13616, one of each country. */
const IBANS = [
  'AD1200012030200359100100',
  'AE070331234567890123456',
  'AL47212110090000000235698741',
  'AT611904300234573201',
  'AZ21NABZ00000000137010001944',
  'BA391290079401028494',
  'BE68539007547034',
  'BG80BNBG96611020345678',
  'BH67BMAG00001299123456',
  'BR1800360305000010009795493C1',
  'BY13NBRB3600900000002Z00AB00',
  'CH9300762011623852957',
  'CR05015202001026284066',
  'CY17002001280000001200527600',
  'CZ6508000000192000145399',
  'DE89370400440532013000',
  'DK5000400440116243',
  'DO28BAGR00000001212453611324',
  'EE382200221020145685',
  'EG380019000500000000263180002',
  'ES9121000418450200051332',
  'FI2112345600000785',
  'FO6264600001631634',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'GE29NB0000000101904917',
  'GI75NWBK000000007099453',
  'GL8964710001000206',
  'GR1601101250000000012300695',
  'GT82TRAJ01020000001210029690',
  'HR1210010051863000160',
  'HU42117730161111101800000000',
  'IE29AIBK93115212345678',
  'IL620108000000099999999',
  'IQ98NBIQ850123456789012',
  'IS140159260076545510730339',
  'IT60X0542811101000000123456',
  'JO94CBJO0010000000000131000302',
  'KW81CBKU0000000000001234560101',
  'KZ86125KZT5004100100',
  'LB62099900000001001901229114',
  'LC55HEMM000100010012001200023015',
  'LI21088100002324013AA',
  'LT121000011101001000',
  'LU280019400644750000',
  'LV80BANK0000435195001',
  'LY83002048000020100120361',
  'MC5811222000010123456789030',
  'MD24AG000225100013104168',
  'ME25505000012345678951',
  'MK07250120000058984',
  'MR1300020001010000123456753',
  'MT84MALT011000012345MTLCAST001S',
  'MU17BOMM0101101030300200000MUR',
  'NL91ABNA0417164300',
  'NO9386011117947',
  'PK36SCBL0000001123456702',
  'PL61109010140000071219812874',
  'PS92PALS000000000400123456702',
  'PT50000201231234567890154',
  'QA58DOHB00001234567890ABCDEFG',
  'RO49AAAA1B31007593840000',
  'RS35260005601001611379',
  'SA0380000000608010167519',
  'SC18SSCB11010000000000001497USD',
  'SE4550000000058398257466',
  'SI56263300012039086',
  'SK3112000000198742637541',
  'SM86U0322509800000000270100',
  'ST68000100010051845310112',
  'SV62CENR00000000000000700025',
  'TL380080012345678910157',
  'TN5910006035183598478831',
  'TR330006100519786457841326',
  'UA213223130000026007233566001',
  'VA59001123000012345678',
  'VG96VPVG0000012345678901',
  'XK051212012345678906',
];

/** The field that the bank refuses of a wire; null when it takes both codes. */
async function refusedField(countryCode: string, iban: string, swift: string): Promise<string | null> {
  const [local] = LOCAL_BANKS[countryCode] ?? [];
  const branch = local && { bankCode: local.code, branchCode: local.branches[0]?.code ?? '' };
  const extraParams = { iban, swift, beneficiaryAddress: '1 High Street', ...branch };
  const asked = { type: 'wire', countryCode, currencyCode: 'USD', extraParams } as const;
  try {
    await handlers.externalDetailsCheck(asked, bank.as('ana'));
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.validation[0]?.field ?? 'no field';
  }
}

/** Other check digits than an IBAN has; the right ones are between 02 and 98. */
const misread = (iban: string) =>
  `${iban.slice(0, 2)}${String(((Number(iban.slice(2, 4)) + 1) % 97) + 2).padStart(2, '0')}${iban.slice(4)}`;

/** The first two neighbouring digits that differ, in each other's place. */
const swapped = (iban: string) => `${iban.slice(0, 4)}${iban.slice(4).replace(/(\d)(?!\1)(\d)/, '$2$1')}`;

test('the table has seventy countries and more, each once', () => {
  const countries = new Set(IBANS.map((iban) => iban.slice(0, 2)));
  expect(countries.size).toBe(IBANS.length);
  expect(countries.size).toBeGreaterThanOrEqual(70);
});

test.each(IBANS)('%s: the bank and the form take it, and no slip of it', async (iban) => {
  const country = iban.slice(0, 2);
  const swift = `NORD${country}2A`;
  expect(await refusedField(country, iban, swift)).toBeNull();
  expect(await refusedField(country, iban.toLowerCase().replace(/(.{4})/g, '$1 '), swift)).toBeNull();
  expect(isValidIBAN(iban)).toBe(true);
  for (const slip of [misread(iban), swapped(iban), iban.slice(0, -1), `${iban}0`]) {
    expect([slip, await refusedField(country, slip, swift)]).toEqual([slip, 'iban']);
    expect([slip, isValidIBAN(slip)]).toEqual([slip, false]);
  }
  // A right one of another country.
  const others = IBANS.find((other) => !other.startsWith(country)) ?? '';
  expect(await refusedField(country, others, swift)).toBe('iban');
});

test.each(IBANS)('%s: a SWIFT code of its country is taken, and no other', async (iban) => {
  const country = iban.slice(0, 2);
  for (const swift of [`NORD${country}2A`, `nord${country.toLowerCase()}2axxx`, `NORD ${country} 2A 123`])
    expect([swift, await refusedField(country, iban, swift)]).toEqual([swift, null]);
  // The first four are the institution's, letters or digits (ISO 9362:2014).
  expect(await refusedField(country, iban, `N0RD${country}2A`)).toBeNull();
  const wrong = ['', `NORD${country}2`, `N-RD${country}2A`, `NORD${country}2A1`, `NORD${country}2A1234`, 'NORDUS2A'];
  for (const swift of wrong) expect([swift, await refusedField(country, iban, swift)]).toEqual([swift, 'swift']);
});
